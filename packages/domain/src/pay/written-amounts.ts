/** A pattern and its replacement. */
export type Rewrite = readonly [found: RegExp, instead: string];

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

/** Currencies indicated by letters or units, replaced by their codes. */
const CURRENCY_REWRITES: readonly Rewrite[] = [
  // "Rp 10 juta", "8-10 jt"
  [/(?<=\d) ?(?:juta|jt)(?!\p{L})/gu, "m idr"],
  // "Fr. 8'500", but not "Mo-Fr. 9-17".
  [/(?<!\p{L})s?fr\.? ?(?=\d{1,3}'?\d{3}(?!\d))/gu, "chf "],
  // "N500,000", "N500k"
  [/(?<![\p{L}\d])n(?=\d{1,3}(?:,\d{3})+(?!\d)|\d{2,3}k(?!\p{L}))/gu, "ngn "],
  // "P40,000", "P40k"
  [/(?<![\p{L}\d])p(?=\d{1,3}(?:,\d{3})+(?!\d)|\d{2,3}k(?!\p{L}))/gu, "php "],
  // "S/ 4,500", "S/.4500", "4500 soles".
  [/(?<![\p{L}\d])s\/\.? ?(?=\d)/gu, "¤pen "],
  [/(?<=\d) ?soles(?!\p{L})/gu, " ¤pen"],
  // "45 000 kr/mån", "45 000 kr/mnd": the word for a month tells which crowns.
  [/(?<=\d) ?kr\.?(?= ?(?:\/|per|i) ?(?:mån|månad)(?!\p{L}))/gu, " sek"],
  [/(?<=\d) ?kr\.?(?= ?(?:\/|per|i) ?(?:mnd|måneden)(?!\p{L}))/gu, " nok"],
  // Only Indian rupees are counted in these units.
  [/(?<=\d) ?(?:lpa|(?:lakhs?|lacs?) (?:per annum|p\.?a\.?))(?!\p{L})/gu, " lakh inr per year"],
  // "Salary 6 to 9 lakhs", "CTC up to 1.2 crore", but not "5 lakh users".
  [
    /(?<!(?:pkr|bdt|npr|lkr|₨|৳) ?\d[\d.]{0,8})(?<=\d ?)(?:lakhs?|lacs?|crores?)(?!\p{L}| ?(?:\p{Sc}|inr|rs|rupees|pkr|bdt|npr|lkr|taka|users|customers|people|students|families|downloads)(?!\p{L}))/gu,
    "$& inr",
  ],
];

/** Normalises how amounts and their currencies are written in a salary text in lower case. */
export const WRITTEN_AMOUNTS: readonly Rewrite[] = [
  ...MISSPELT,
  ...SLASHED,
  ...SHORT_LAKHS,
  ...CURRENCY_REWRITES,
];
