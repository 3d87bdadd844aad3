import { isUsStateCode } from "../place/subdivisions.ts";

/** Words about employment type, hours, pay and applying, which make no jobs similar. */
const OF_NO_WORK = new Set(
  `part time parttime full fulltime contract contractor contractual freelance freelancer freelancing
temporary temp permanent fixed term seasonal casual hybrid onsite based anywhere worldwide global
international internship gig gigs work working home wfh remote remotely team teams needed wanted hiring hire urgent urgently immediate
instant start apply now new fast pay paid flexible hours hour hourly hrs day days week weekly month months year years shift
shifts night overnight upto up jobs role position opportunity opportunities our your you we
all any gender genders us usa uk eu emea apac latam americas europe`.split(/\s+/),
);
/** State abbreviations that are also terms of a trade: accounts receivable, tomography, assistants, a doctor. */
const OF_WORK_TOO = new Set(["AR", "CT", "MA", "MD", "PA", "VA"]);
/** "Manager, AR" is rarely one in Arkansas. */
const RECEIVABLE = "AR";
/** A state in a list, after a town or after "in": "(MA, CT)", "Boston, MA", "CT/MA", "Remote in MA". */
const STATE = /(?<=[([])[A-Z]{2}(?=\s*[,/])|(?<=[,/]\s*|\bin )[A-Z]{2}(?=\s*(?:[,/|;()\]–-]|$))/g;

/**
 * Removes state abbreviations from a title.
 *
 * @example leaveOutStates("CT Technologist - Hartford, CT"); // "CT Technologist - Hartford, "
 */
export const leaveOutStates = (title: string): string =>
  title.replace(STATE, (letters) => (isUsStateCode(letters) && letters !== RECEIVABLE ? "" : letters));

/**
 * Whether a title word or tag may describe the work, unlike "Part-Time" and the "AL" of "Jasper, AL".
 *
 * @example describesWork("TN", "tn"); // false
 */
export function describesWork(written: string, phrase: string): boolean {
  if (phrase.split(" ").every((word) => OF_NO_WORK.has(word)) || !/\p{L}/u.test(phrase)) return false;
  return !isUsStateCode(written) || OF_WORK_TOO.has(written);
}
