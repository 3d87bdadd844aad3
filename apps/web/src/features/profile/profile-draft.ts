import type { ProfileChanges, UserProfile } from "@farwork/domain";
import { JOB_TYPES } from "@farwork/domain/job";
import { formatLocation } from "@farwork/domain/place";
import { WORK_ENVIRONMENTS } from "@farwork/domain/user";

/** A profile as its form holds it: all fields, empty if not set. */
export type ProfileDraft = {
  readonly displayName: string;
  readonly phoneNumber: string;
  readonly location: string;
  /** The country of `location`, if it names one (ISO 3166-1 alpha-2). */
  readonly country: string;
  readonly bio: string;
  readonly jobTitle: string;
  readonly skills: readonly string[];
  readonly jobTypes: readonly string[];
  readonly workEnvironments: readonly string[];
  readonly preferredLocations: readonly string[];
  /** As typed: "60,000". */
  readonly salaryMin: string;
  readonly salaryMax: string;
  readonly salaryCurrency: string;
  readonly openToRecruiters: boolean;
};

/** A form field, by its input's name. */
export type ProfileField = keyof ProfileDraft;

/** The job types a user can look for: all but "not stated". */
export const WANTED_JOB_TYPES = JOB_TYPES.filter((type) => type !== "unspecified");

/** A stored profile as the form shows it, without choices it does not offer. */
export function draftOf(user: Partial<UserProfile>): ProfileDraft {
  const { preferences = {} } = user;
  return {
    displayName: user.displayName ?? "",
    phoneNumber: user.phoneNumber ?? "",
    // Users who were only asked for their country.
    location: user.location || (user.country ? formatLocation(user.country) : ""),
    country: user.country ?? "",
    bio: user.bio ?? "",
    jobTitle: user.jobTitle ?? "",
    skills: user.skills ?? [],
    jobTypes: WANTED_JOB_TYPES.filter((type) => preferences.jobTypes?.includes(type)),
    workEnvironments: WORK_ENVIRONMENTS.filter((way) => preferences.workEnvironments?.includes(way)),
    preferredLocations: preferences.preferredLocations ?? [],
    salaryMin: formatAmount(preferences.salaryMin),
    salaryMax: formatAmount(preferences.salaryMax),
    salaryCurrency: preferences.salaryCurrency ?? "",
    openToRecruiters: preferences.openToRecruiters ?? false,
  };
}

/** The form's current values. */
export function readDraft(form: FormData): ProfileDraft {
  // Browsers submit line breaks as CRLF, and surrounding spaces do not count.
  const text = (field: ProfileField) => {
    const value = form.get(field);
    return typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : "";
  };
  const list = (field: ProfileField) => form.getAll(field).map(String);
  return {
    displayName: text("displayName"),
    phoneNumber: text("phoneNumber"),
    location: text("location"),
    country: text("country"),
    bio: text("bio"),
    jobTitle: text("jobTitle"),
    skills: list("skills"),
    jobTypes: list("jobTypes"),
    workEnvironments: list("workEnvironments"),
    preferredLocations: list("preferredLocations"),
    salaryMin: text("salaryMin"),
    salaryMax: text("salaryMax"),
    salaryCurrency: text("salaryCurrency"),
    openToRecruiters: form.has("openToRecruiters"),
  };
}

/**
 * The fields in which a draft differs from what is stored, ready to write. Other tabs' changes to other fields and
 * preferences stay.
 */
export function listChanges(stored: ProfileDraft, draft: ProfileDraft): ProfileChanges {
  const isChanged = (field: ProfileField) => JSON.stringify(stored[field]) !== JSON.stringify(draft[field]);
  const preferences = readPreferences(draft, isChanged);
  const texts = TEXTS.filter(isChanged).map((field) => [field, draft[field]]);
  return {
    ...Object.fromEntries(texts),
    ...(isChanged("skills") && { skills: [...draft.skills] }),
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

/** Parses an amount as people write it: "60,000", "60 000" and "60k" are all 60000; else NaN. */
export function readAmount(text: string): number {
  const [, digits = "", thousands] = /^(\d+)(k?)$/i.exec(text.replace(/[\s,.'’](?=\d{3}(?!\d))/g, "")) ?? [];
  return digits === "" ? NaN : Number(digits) * (thousands ? 1000 : 1);
}

const TEXTS = ["displayName", "phoneNumber", "location", "country", "bio", "jobTitle"] as const;

function readPreferences(
  draft: ProfileDraft,
  isChanged: (field: ProfileField) => boolean,
): NonNullable<ProfileChanges["preferences"]> {
  const readPay = (text: string) => (text === "" ? "" : readAmount(text));
  return {
    ...(isChanged("jobTypes") && { jobTypes: [...draft.jobTypes] }),
    ...(isChanged("workEnvironments") && { workEnvironments: [...draft.workEnvironments] }),
    ...(isChanged("preferredLocations") && { preferredLocations: [...draft.preferredLocations] }),
    ...(isChanged("salaryMin") && { salaryMin: readPay(draft.salaryMin) }),
    ...(isChanged("salaryMax") && { salaryMax: readPay(draft.salaryMax) }),
    ...(isChanged("salaryCurrency") && { salaryCurrency: draft.salaryCurrency }),
    ...(isChanged("openToRecruiters") && { openToRecruiters: draft.openToRecruiters }),
  };
}

const formatAmount = (amount: number | undefined) =>
  amount === undefined ? "" : amount.toLocaleString("en");
