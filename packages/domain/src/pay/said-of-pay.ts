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

/** "$15/hr during training", and not "then $18/hr" behind it; "Training pay: $15 per hour", "Training is paid at $10". */
export function isForTraining(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const own = after.filter(isWord).slice(0, NEXT_WORDS);
  const opening = own.findIndex(({ opens }) => opens);
  const behind = own.slice(0, opening === -1 ? undefined : opening);
  const [first] = before;
  const ahead = first && isWord(first) ? before.filter(isWord).slice(-NEAR_WORDS) : [];
  return [...behind, ...ahead].some(({ text }) => text === "training");
}
