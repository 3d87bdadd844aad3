/** What is found in a text, and what is written instead. */
export type Rewrite = readonly [found: RegExp, instead: string];

/** Currencies that letters or units of counting tell, by their codes. */
export const CURRENCY_REWRITES: readonly Rewrite[] = [
  // "Rp 10 juta", "8-10 jt"
  [/(?<=\d) ?(?:juta|jt)(?!\p{L})/gu, "m idr"],
  // "Fr. 8'500", and not "Mo-Fr. 9-17"
  [/(?<!\p{L})s?fr\.? ?(?=\d{1,3}'?\d{3}(?!\d))/gu, "chf "],
  // "N500,000", "N500k"
  [/(?<![\p{L}\d])n(?=\d{1,3}(?:,\d{3})+(?!\d)|\d{2,3}k(?!\p{L}))/gu, "ngn "],
  // "P40,000", "P40k"
  [/(?<![\p{L}\d])p(?=\d{1,3}(?:,\d{3})+(?!\d)|\d{2,3}k(?!\p{L}))/gu, "php "],
  // "S/ 4,500", "S/.4500", "4500 soles": a code that no usual pay is known of.
  [/(?<![\p{L}\d])s\/\.? ?(?=\d)/gu, "¤pen "],
  [/(?<=\d) ?soles(?!\p{L})/gu, " ¤pen"],
  // "45 000 kr/mån", "45 000 kr/mnd": crowns by the word for a month.
  [/(?<=\d) ?kr\.?(?= ?(?:\/|per|i) ?(?:mån|månad)(?!\p{L}))/gu, " sek"],
  [/(?<=\d) ?kr\.?(?= ?(?:\/|per|i) ?(?:mnd|måneden)(?!\p{L}))/gu, " nok"],
  // Only India's rupees are counted so.
  [/(?<=\d) ?(?:lpa|(?:lakhs?|lacs?) (?:per annum|p\.?a\.?))(?!\p{L})/gu, " lakh inr per year"],
  // "Salary 6 to 9 lakhs", "CTC up to 1.2 crore", and not "5 lakh users".
  [
    /(?<!(?:pkr|bdt|npr|lkr|₨|৳) ?\d[\d.]{0,8})(?<=\d ?)(?:lakhs?|lacs?|crores?)(?!\p{L}| ?(?:\p{Sc}|inr|rs|rupees|pkr|bdt|npr|lkr|taka|users|customers|people|students|families|downloads)(?!\p{L}))/gu,
    "$& inr",
  ],
];
