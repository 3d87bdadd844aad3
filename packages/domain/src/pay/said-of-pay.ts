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
  /^(?:nett?|nets|netto(?:gehalt|lohn|verdienst|vergütung)?|netos?|netti|líquidos?|liquidos?|rękę)$/u;

/** "$15/hr during training", and not "then $18/hr" behind it; "Training pay: $15 per hour", "Training is paid at $10". */
export function isForTraining(before: readonly SalaryToken[], after: readonly SalaryToken[]): boolean {
  const own = after.filter(isWord).slice(0, NEXT_WORDS);
  const opening = own.findIndex(({ opens }) => opens);
  const behind = own.slice(0, opening === -1 ? undefined : opening);
  const [first] = before;
  const ahead = first && isWord(first) ? before.filter(isWord).slice(-NEAR_WORDS) : [];
  return [...behind, ...ahead].some(({ text }) => text === "training");
}
