import { readRole } from "../text/title-role.ts";

// Who may do one of these may do none of the others. What has another's name in its own comes before that.
const LICENSED: readonly (readonly [string, RegExp])[] = [
  ["physician assistant", /\bphysician (?:assistant|associate)s?\b|\bPA-C\b/gi],
  ["nurse practitioner", /\bnurse practitioners?\b|\b(?:NP|APRN|CRNP)\b/gi],
  ["nurse", /\bnurs(?:es?|ing)\b|\b(?:RN|LPN|LVN)\b|\bkrankenpfleger\w*|\bkrankenschwester\b/gi],
  [
    "physician",
    /\b(?:physicians?|doctors?|MD|arzt|(?:radio|cardio|dermato|neuro|onco)logists?|psychiatrists?|surgeons?)\b|ärztin\b/gi,
  ],
  ["pharmacist", /\bpharmacists?\b/gi],
  ["dentist", /\bdentists?\b/gi],
  ["therapist", /\b(?:psycho)?therapists?\b|\bcounsell?ors?\b/gi],
  ["psychologist", /\b(?:neuro)?psychologists?\b/gi],
  ["veterinarian", /\bveterinarians?\b/gi],
];

/**
 * Whether a job asks for no other licence than a person's title says they have; of other titles it tells nothing.
 *
 * @example createLicenceRule("Physician")({ title: "Nurse Practitioner" }); // false
 */
export function createLicenceRule(jobTitle: string): (job: { readonly title: string }) => boolean {
  const own = listLicences(jobTitle);
  return ({ title }) => {
    if (own.length === 0) return true;
    const asked = listLicences(title);
    return asked.length === 0 || asked.some((licence) => own.includes(licence));
  };
}

function listLicences(title: string): string[] {
  let rest = readRole(title);
  return LICENSED.flatMap(([licence, names]) => {
    const before = rest;
    rest = rest.replace(names, " ");
    return rest === before ? [] : [licence];
  });
}
