import type { ProfileChanges as Changes } from "@farwork/domain";
import {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
  ProfileChanges,
} from "@farwork/domain/user";
import * as z from "zod/mini";

import type { Fault } from "../account/form-schemas.ts";
import { type ProfileDraft, type ProfileField, readAmount } from "./profile-draft.ts";

export type ProfileError = Fault<ProfileField>;

/** What keeps a draft from being saved: one fault per field, in the form's order. */
export function findProfileErrors(draft: ProfileDraft, changes: Changes): ProfileError[] {
  const parsed = z.safeParse(ProfileChanges, changes);
  const refused = parsed.success
    ? []
    : parsed.error.issues.map(({ path }) => messageForRefusal(path.join(".")));
  const faults = new Map<ProfileField, ProfileError>();
  for (const fault of [...refused, ...findPayFaults(draft)]) {
    if (fault.field && !faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return FIELDS.flatMap((field) => faults.get(field) ?? []);
}

/**
 * The message for a path of the profile that was refused, here or by the backend.
 *
 * @example messageForRefusal("preferences.salaryMin").field; // "salaryMin"
 */
export function messageForRefusal(path: string): ProfileError {
  const parts = path.split(".");
  const field = FIELDS.find((name) => parts.includes(name));
  return field
    ? { field, text: TEXTS[field] }
    : { text: "Your profile was not accepted. Check what you changed last." };
}

function findPayFaults({ salaryMin, salaryMax, salaryCurrency }: ProfileDraft): ProfileError[] {
  if (salaryMin === "" && salaryMax === "") return [];
  const least = readAmount(salaryMin);
  return [
    ...(least > readAmount(salaryMax)
      ? [
          {
            field: "salaryMax",
            text: `The maximum can’t be less than the minimum, ${least.toLocaleString("en")}.`,
          } as const,
        ]
      : []),
    ...(salaryCurrency === "" ? [{ field: "salaryCurrency", text: TEXTS.salaryCurrency } as const] : []),
  ];
}

const characters = (most: number, of: string) =>
  `Use at most ${most.toLocaleString("en")} characters for ${of}.`;
const amount = (of: string) =>
  `Enter ${of} as a whole amount, such as 60,000, of at most ${MAX_PREFERRED_PAY.toLocaleString("en")}.`;

const TEXTS: Readonly<Record<ProfileField, string>> = {
  displayName: characters(PROFILE_TEXT_LIMITS.displayName, "your name"),
  jobTitle: characters(PROFILE_TEXT_LIMITS.jobTitle, "your job title"),
  location: characters(PROFILE_TEXT_LIMITS.location, "where you live"),
  country: "We couldn’t save this country. Enter where you live again, with the country’s name.",
  phoneNumber: characters(PROFILE_TEXT_LIMITS.phoneNumber, "your phone number"),
  bio: characters(PROFILE_TEXT_LIMITS.bio, "what you say about yourself"),
  skills: `List at most ${PROFILE_LIST_LIMITS.skills} skills, each of at most ${MAX_PROFILE_ENTRY} characters.`,
  jobTypes: "Choose the job types again: these were not accepted.",
  workEnvironments: "Choose the ways of working again: these were not accepted.",
  preferredLocations: `Choose at most ${PROFILE_LIST_LIMITS.preferredLocations} locations from the list.`,
  salaryMin: amount("the minimum pay"),
  salaryMax: amount("the maximum pay"),
  salaryCurrency: "Choose the currency of your pay.",
  openToRecruiters: "Choose again whether you are open to recruiters: this was not accepted.",
};

// The order of the form.
const FIELDS: readonly ProfileField[] = [
  "displayName",
  "jobTitle",
  "location",
  "country",
  "phoneNumber",
  "bio",
  "skills",
  "jobTypes",
  "workEnvironments",
  "preferredLocations",
  "salaryMin",
  "salaryMax",
  "salaryCurrency",
  "openToRecruiters",
];
