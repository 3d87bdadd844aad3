import type { Rewrite } from "./rewrite.ts";

const CODE = "(?:eur(?:os?)?|usd|gbp|chf|cad|aud|brl)";
/** Thousands with or without their separator's space: "5.000", "60 000". */
const GROUPED = String.raw`\d{1,3}[.,' ]\d{3}`;
const PER = String.raw` ?(?:\/|(?:per|an?|pro|par|por|al?) )`;

/** Ranges written with a slash, which elsewhere is between alternatives: "45/55K€", "R$ 5.000/7.000", "40/50 € par heure". */
const SLASHED: readonly Rewrite[] = [
  [/(?<![\d.,/])(\d{1,3})(?: ?k)?\/(?=\d{1,3} ?k)/gu, "$1k-"],
  [new RegExp(String.raw`(?<![\d.,/])(${GROUPED})\/(?=${GROUPED}(?![\d/]))`, "gu"), "$1-"],
  [new RegExp(String.raw`(?<![\d.,/])(\d{2,4})\/(?=\d{2,4} ?(?:€|${CODE}(?!\p{L}))(?! ?\d))`, "gu"), "$1-"],
  [new RegExp(String.raw`(?<=[$£€] ?)(\d{2,4})\/(?=\d{2,4}${PER})`, "gu"), "$1-"],
];

const LAKHS = String.raw`\d[\d.]{0,5}`;
const TO = " ?(?:-|to) ?";

/** "12L": lakhs where rupees, a salary in India or a year are named beside them, and the other end of such a range. */
const SHORT_LAKHS: readonly Rewrite[] = [
  [
    new RegExp(String.raw`(?<=(?:₹|(?<!\p{L})(?:inr|rs\.?)) ?(?:${LAKHS}${TO})?${LAKHS}) ?l(?!\p{L})`, "gu"),
    " lakh",
  ],
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})ctc(?: ?:| of| up to| upto)? (?:${LAKHS}${TO})?${LAKHS}) ?l(?!\p{L})`,
      "gu",
    ),
    " lakh",
  ],
  [/(?<=\d) ?l ?(?=(?:inr|rupees|p\.?a|per annum|per year)(?!\p{L}))/gu, " lakh "],
  [new RegExp(String.raw`(?<=\d) ?l(?=${TO}(?:₹|inr|rs\.?)? ?${LAKHS} lakh)`, "gu"), " lakh"],
  [new RegExp(String.raw`(?<=lakh${TO}₹? ?${LAKHS}) ?l(?!\p{L})`, "gu"), " lakh"],
];

const MISSPELT: readonly Rewrite[] = [
  // "£45kpa"
  [/(?<=\d)k(?=(?:p\.?a|per)(?!\p{L}))/gu, "k "],
  // "$8o,000", "$6ok"
  [/(?<=\p{Sc} ?\d[\d,.o]{0,8})o(?=[o,.\d]|k?(?!\p{L}))/gu, "0"],
];

/** Normalises how amounts are written in a salary text in lower case. */
export const WRITTEN_AMOUNTS: readonly Rewrite[] = [...MISSPELT, ...SLASHED, ...SHORT_LAKHS];
