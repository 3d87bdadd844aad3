import { isWord, NEAR_WORDS, NEXT_WORDS, PAID_BESIDE } from "./beside-pay.ts";
import type { SalaryToken } from "./salary-tokens.ts";

/** Whether it hangs on what somebody sells or comes to, not on hours alone. */
export function isTargeted(tokens: readonly SalaryToken[]): boolean {
  return tokens.some(
    (token) =>
      isWord(token) && (/^(?:otes?|target(?:ed)?)$/.test(token.text) || PAID_BESIDE.test(token.text)),
  );
}

/** Whether it is what is left after tax. */
export function isNetPay(tokens: readonly SalaryToken[]): boolean {
  return tokens.some((token) => isWord(token) && NET.test(token.text));
}

const NET =
  /^(?:nett?|nets|netto(?:gehalt|lohn|verdienst|vergütung)?|net[oa]s?|nett[ia]|netto\p{L}{3,}|l[íi]quid[oa]s?|limpi[oa]s|rękę)$/u;

/**
 * Whether it is what part of full time brings: "actual salary £18,600", "pro rata (£15,000 for 24 hours)", and not "£30,000 pro
 * rata", which is what full time would.
 */
export function isForPartTime(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const ahead = before.filter(isWord).slice(-NEXT_WORDS);
  const behind = after.filter(isWord).slice(0, NEXT_WORDS);
  const opening = behind.findIndex(({ opens }) => opens);
  const own = behind.slice(0, opening === -1 ? undefined : opening);
  const isFull = own.some(({ text }) => FULL_TIME.test(text));
  return (
    !isFull && (ahead.some(({ text }) => PART_TIME.test(text)) || own.some(({ text }) => text === "actual"))
  );
}

const PART_TIME = /^(?:actual|actually|rata|prorated|anteilig)$/;
const FULL_TIME = /^(?:fte|full|rata|prorated)$/;

/**
 * "$15/hr during training", and neither "then $18/hr" behind it nor "$18/hr after training"; "Training pay: $15 per hour", "Training
 * is paid at $10".
 */
export function isForTraining(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const own = after.filter(isWord).slice(0, NEXT_WORDS);
  const opening = own.findIndex(({ opens }) => opens);
  const behind = own.slice(0, opening === -1 ? undefined : opening);
  const [first] = before;
  const ahead = first && isWord(first) ? before.filter(isWord).slice(-NEAR_WORDS) : [];
  return [behind, ahead].some((words) =>
    words.some(({ text }, at) => text === "training" && !AFTERWARDS.test(words[at - 1]?.text ?? "")),
  );
}

const AFTERWARDS = /^(?:after|following|once|post)$/;

/** Whether a text says that a job is for part of the week or the year, or for learners: "15 hours per week", "Minijob", "(40 %)". */
export const namesPart = (text: string) => PART.test(text);

const PART = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    String.raw`part[- ]?time|term[- ]time|minijob\p{L}*|teilzeit\p{L}*|werkstudent\p{L}*|(?:media|tiempo|meia) (?:jornada|parcial)|tempo parcial|meio período|temps partiel|mi-temps`,
    String.raw`(?:[1-9]|[12]\d)(?:[.,]\d{1,2})? ?(?:h|hrs?|hours?|stunden|std\.?|horas|heures|ore) ?(?:\/|an?|per|each|pro|in der|die|a la|por|par) ?(?:w|wk|week|woche|semana|semaine)`,
    String.raw`(?:[1-3]|one|two|three) days? (?:a|per|each) week(?! (?:in|at|on|from|of|remote|onsite|office)(?!\p{L}))`,
    String.raw`lernende\p{L}?|lehrling\p{L}*|auszubildende\p{L}?|azubis?|ausbildungsvergütung|ausbildung(?= zu[mr] )|apprentic\p{L}*|learnerships?|aprendi(?:z|ces|zes)|apprenti(?:e|s)?|alternance`,
  ].join("|")})(?![\\p{L}\\d])|\\([1-8]\\d ?%\\)`,
  "iu",
);
