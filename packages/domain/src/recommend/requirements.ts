import type { UserProfile } from "../user/user-profile.ts";
import { createLanguageRule } from "./languages.ts";
import { createLicenceRule } from "./licences.ts";

/**
 * Accepts jobs whose title requires no licence or language that is missing from the person's profile. Without a job
 * title, their licences are unknown.
 */
export function createRequirementRule(
  profile: Pick<UserProfile, "jobTitle" | "skills" | "country" | "preferences">,
): (job: { readonly title: string }) => boolean {
  if ((profile.jobTitle ?? "").trim() === "") return () => true;
  const rules = [createLicenceRule(profile), createLanguageRule(profile)];
  return (job) => rules.every((isMet) => isMet(job));
}
