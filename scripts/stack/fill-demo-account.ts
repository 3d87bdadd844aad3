import { type Client, fetchJobs, setJobApplied, setJobSaved, updateProfile } from "@farwork/data";

const SAVED = 3;
const APPLIED = 2;

/** A profile that matches several sample jobs, with preferences that exclude some. */
const PROFILE = {
  jobTitle: "Frontend Engineer",
  location: "Lisbon, Portugal",
  bio: "Ten years of building interfaces people can use with a keyboard, a phone and little patience.",
  skills: ["TypeScript", "React", "CSS", "Accessibility", "Node.js"],
  preferences: {
    jobTypes: ["full_time", "contract"],
    workEnvironments: ["remote"],
    preferredLocations: ["worldwide", "europe"],
    salaryMin: 60_000,
    salaryMax: 140_000,
    salaryCurrency: "USD",
    openToRecruiters: true,
  },
};

/**
 * Fills the signed-in new demo account with a profile and saved and applied jobs, so that its pages have content.
 *
 * @throws Error if the backend rejects it.
 */
export async function fillDemoAccount(client: Client, uid: string): Promise<void> {
  const { jobs, error } = await fetchJobs(client, {
    filters: { search: "typescript" },
    pageSize: SAVED + APPLIED,
    view: "card",
  });
  if (error) throw error;
  for (const { firestoreId } of jobs.slice(0, SAVED)) await setJobSaved(client, firestoreId, true);
  for (const { firestoreId } of jobs.slice(SAVED)) await setJobApplied(client, firestoreId, true);
  const changed = await updateProfile(client, uid, PROFILE);
  if (!changed.success) throw new Error(`${changed.error} ${changed.field ?? ""}`);
}
