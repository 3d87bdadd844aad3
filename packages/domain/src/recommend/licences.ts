import { oneOf } from "../text/one-of.ts";
import { readRole } from "../text/title-role.ts";
import type { UserProfile } from "../user/user-profile.ts";

const DOCTORS =
  "physicians?|doctors?|MD|arzt|(?:radio|cardio|dermato|neuro|onco)logists?|psychiatrists?|surgeons?";
const COUNSELLED =
  "licensed|clinical|professional|(?:mental|behaviou?ral) health|substance abuse|addictions?|family|grief";
const COUNSEL = String.raw`legal|general|corporate|commercial|senior|sr\.?|associate|product|privacy|employment`;
const LAWYER = oneOf(
  String.raw`\b(?:attorneys?|lawyers?|(?:${COUNSEL}) counsel)\b`,
  String.raw`\bcounsel$`,
  String.raw`\bcorporate associate\b`,
  String.raw`\b(?:rechtsanw[aä]lt|syndikus|volljurist)\w*`,
  String.raw`\b(?:abogad[oa]s?|advogad[oa]s?|avocate?s?)\b`,
);

// Licences that exclude each other: name, pattern in job titles, and what people who usually have it call themselves.
// More specific names come first: "physician assistant" before "physician".
const LICENSED: readonly (readonly [string, RegExp, RegExp?])[] = [
  ["physician assistant", /\bphysician (?:assistant|associate)s?\b|\bPA-C\b/gi],
  ["nurse practitioner", /\bnurse practitioners?\b|\b(?:NP|APRN|CRNP)\b/gi],
  ["nurse", /\bnurs(?:es?|ing)\b|\b(?:RN|LPN|LVN)\b|\bkrankenpfleger\w*|\bkrankenschwester\b/gi],
  ["physician", new RegExp(String.raw`\b(?:${DOCTORS})\b|ärztin\b`, "gi")],
  ["pharmacist", /\bpharmacists?\b/gi],
  ["dentist", /\bdentists?\b/gi],
  [
    "therapist",
    new RegExp(
      String.raw`\b(?:psycho)?therapists?\b|\b(?:${COUNSELLED}) counsell?ors?\b|^counsell?ors?$`,
      "gi",
    ),
    /\bcounsell?ors?\b/i,
  ],
  ["psychologist", /\b(?:neuro)?psychologists?\b/gi],
  ["veterinarian", /\bveterinarians?\b/gi],
  ["social worker", /\b(?:LCSW|LMSW|(?:licensed|clinical) social workers?)\b/gi, /\bsocial workers?\b/i],
  ["dietitian", /\bdieti[ct]ians?\b/gi],
  ["lawyer", new RegExp(LAWYER, "gi")],
  [
    "accountant",
    /\b(?:CPAs?|ACCA|certified public accountants?|chartered accountants?)\b|\b(?:steuerberater|wirtschaftspr[uü]fer)(?:in)?\b/gi,
  ],
  [
    "engineer",
    /\b(?:professional engineers?|licensed (?:\w+ )?engineers?)\b|\bP\.E\.|\bengineer,? \(?PE\b/gi,
  ],
  [
    "teacher",
    /\b(?:(?:certified|licensed|credentialed|special education|school|elementary|k-12) )+(?:\w+ )?teachers?\b|\blehrkr[aä]ft\w*/gi,
    /\bteachers?\b(?! (?:assistant|aide)s?\b)|\blehrer(?:in)?\b/i,
  ],
  [
    "insurance agent",
    /\blicensed (?:(?:life|health|insurance|sales|p&c|property|medicare) )+agents?\b/gi,
    /\binsurance (?:sales )?agents?\b/i,
  ],
  [
    "estate agent",
    /\brealtors?\b|\blicensed real estate \w+/gi,
    /\b(?:real )?estate (?:sales )?(?:agents?|brokers?)\b/i,
  ],
];

/**
 * People who recruit, assist or teach licensed professionals need no licence: "Physician Recruiter", "Attorney
 * Assistant".
 */
const OTHER_JOBS = String.raw`recruit\w*|sourcers?|assistants?|secretary|coordinators?|schedulers?|liaisons?|relations|success|sales|account|marketing|tutors?|trainers?|writers?|researchers?|analysts?|support (?:agent|associate|representative|specialist)s?`;
const FOR_THEM = new RegExp(String.raw`\b(?:${OTHER_JOBS})\b`, "i");

/**
 * Accepts jobs that require no licence, or one that the person has according to their title, skills or trade: a
 * paralegal is not an attorney.
 *
 * @example createLicenceRule({ jobTitle: "Physician" })({ title: "Nurse Practitioner" }); // false
 */
export function createLicenceRule({
  jobTitle = "",
  skills = [],
}: Pick<UserProfile, "jobTitle" | "skills">): (job: { readonly title: string }) => boolean {
  const ownRole = readRole(jobTitle);
  const own = [ownRole, ...skills].flatMap(listLicences);
  const ofTrade = LICENSED.flatMap(([licence, , trade]) => (trade?.test(ownRole) ? licence : []));
  const may = new Set([...own, ...ofTrade]);
  return ({ title }) => {
    const role = readRole(title);
    const asked = listLicences(role);
    if (asked.length === 0 || asked.some((licence) => may.has(licence))) return true;
    return own.length === 0 && !asked.includes("physician assistant") && FOR_THEM.test(role);
  };
}

function listLicences(text: string): string[] {
  let rest = text;
  return LICENSED.flatMap(([licence, names]) => {
    const before = rest;
    rest = rest.replace(names, " ");
    return rest === before ? [] : [licence];
  });
}
