import { readMoney } from "../pay/parse-salary.ts";
import { SENTENCES } from "../pay/statement-words.ts";
import { foldText } from "../text/fold-text.ts";
import { oneOf } from "../text/one-of.ts";

/** Maximum number of sentences about money that are read. */
const MOST_SENTENCES = 60;
/** Longer ones are taken to speak of more than pay. */
const LONGEST = 400;

/**
 * A folded text without the amounts in sentences about the job's pay and no other money, since pay differs by place. A
 * quota or a budget stays.
 *
 * @example leaveOutPay("The base salary is $90,000 a year."); // "the base salary is   a year."
 */
export function leaveOutPay(text: string): string {
  let [read, above] = [0, ""];
  const sentences = text.split(SENTENCES).map((sentence) => {
    const folded = foldText(sentence);
    const bare = DIGIT.test(folded) ? folded.replace(AMOUNT, " ") : folded;
    // "Salary range" stands above its amounts.
    const said = SAYS_MORE.test(bare) ? sentence : `${above} ${sentence}`;
    if (sentence.trim() !== "") above = sentence;
    if (bare === folded || ++read > MOST_SENTENCES) return folded;
    return saysPayAlone(said) ? bare : folded;
  });
  return sentences.join("\n");
}

function saysPayAlone(sentence: string): boolean {
  if (sentence.length > LONGEST || !NAMES_PAY.test(foldText(sentence))) return false;
  const { namesPay, base, targeted, others } = readMoney(sentence);
  return namesPay && (base !== null || targeted.length > 0) && others.length === 0;
}

const DIGIT = /\d/;
const SAYS_MORE = /\p{L}{4}/u;

/** Clear names of one job's pay: "you pay suppliers" and "you approve salaries" are about other money. */
const NAMES_PAY = new RegExp(
  oneOf(
    String.raw`\b(?:salary|compensation|remuneration|wages?|ote|on[- ]target earnings)\b`,
    String.raw`\b(?:base|annual|hourly|starting|gross|total|the|our) pay\b`,
    String.raw`\bpay(?=:| is\b| ranges?\b| rates?\b| bands?\b| scales?\b| for this\b)`,
    String.raw`\b(?:role|position|job|it) pays\b`,
    String.raw`gehalt|vergutung|\blohn|salaire|salario|sueldo`,
  ),
);

// "€120,000", "SEK 1.086.000", "95k USD"; not "$20 million", which is about the employer.
const CURRENCY =
  "(?:(?:us|ca|au|nz|c|a)?\\$|[€£₹¥]|\\b(?:usd|eur|gbp|cad|aud|nzd|chf|sek|nok|dkk|pln|czk|huf|ron|inr|sgd|jpy|brl|mxn|zar|ils)\\b)";
const MILLIONS = "(?:m|mm|mn|mio|million|millions|millionen|b|bn|billion|mrd)";
// Bounded, and never part of a longer figure: "€2.5 million" is not five million, nor "$10-50 million" ten dollars.
const FIGURE =
  "\\d[\\d.,'’]{0,15}(?: \\d{3}\\b){0,3}k?" +
  `(?![.,'’]?\\d|(?: ?[-–—] ?\\p{Sc}?\\d[\\d.,]{0,15})? ?${MILLIONS}\\b)`;
const AMOUNT = new RegExp(`${CURRENCY} ?${FIGURE}(?: ?${CURRENCY})?|\\b${FIGURE} ?${CURRENCY}`, "gu");
