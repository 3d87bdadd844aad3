import type { UserProfile } from "../user/user-profile.ts";
import { createLanguageRule } from "./languages.ts";
import { createLicenceRule } from "./licences.ts";

/**
 * Whether a job's title asks for no licence and no language that a person's profile does not tell of. Of somebody who states
 * no title nobody knows which they have.
 */
export function createRequirementRule(
  profile: Pick<UserProfile, "jobTitle" | "skills" | "country" | "preferences">,
): (job: { readonly title: string }) => boolean {
  if ((profile.jobTitle ?? "").trim() === "") return () => true;
  const rules = [createLicenceRule(profile), createLanguageRule(profile)];
  return (job) => rules.every((isMet) => isMet(job));
}
