// Words and signs by which pay-statements.ts and described-pay.ts find the sentences of a description that state pay.
import { CURRENCIES, DOLLAR_NAMES } from "./currencies.ts";

const codes = Object.keys(CURRENCIES).join("|");

/** Signs that consist of letters: "R25 000", "Rs. 6 lakhs", "RM5,000", but not R2 or R&D. */
const LETTERS = String.raw`\bR ?\d{1,3}(?:[ .,]\d{3}|k)\b|\b(?:Rs|RM|KSh|Rp)\.? ?\d|\d ?(?:lakhs?|crores?|soles|kr ?(?:\/|per|i) ?(?:m[åa]n(?:ad)?|mnd))\b|\bP\d{1,3},\d{3}\b|\bS\/\.? ?\d`;

/** The currency of an amount. */
export const MONEY = new RegExp(
  `[$€£₹₱¥₪₩₦₺₴₫円]|zł|kč|грн|\\b(?:${codes})(?:\\b|(?=\\d))|\\d(?: ?lpa|${codes})\\b|${LETTERS}|\\b(?:euros?|dollars|d[óo]lares|pounds|rupees|pesos|reais)\\b`,
  "i",
);

/** "Base salary 75K, OTE 150,000": words for pay, in an obvious currency. */
export const BARE_PAY =
  /\b(?:ote|base|salary|(?:pay|compensation) (?:range|rate|band|scale))\b[^.]{0,60}?\d(?: ?k|,\d{3})\b|\d(?: ?k|,\d{3})\b[^.]{0,20}\b(?:ote|base|salary)\b/i;

/** "75K", "150,000" */
export const THOUSANDS = /(?<![\d.,])(?:\d[\d.,]* ?k|\d{1,3}(?:,\d{3})+(?:\.\d\d)?)\b/gi;
export const EACH_MONEY = new RegExp(MONEY, "gi");

/** Names for the amounts below a heading. */
export const NAMES_MONEY =
  /\b(?:salary|salaries|pay|compensation|wages?|rates?|ranges?|ote|on[- ]?target|earnings?|incomes?|commissions?|bonus(?:es)?|stipends?|allowances?|budgets?|benefits?|equity)\b|gehalt|vergütung|lohn|salaire|rémunération|sal[aá]rio|sueldo/i;

/** "Minimum: $80,000" and "Maximum: $120,000", each on a line of its own. */
export const LEAST_LINE = /^\W{0,5}(?:salary |pay )?min(?:imum)?\b[^\d]{0,30}\d[\d.,]{0,12}k?\W{0,5}$/i;
export const MOST_LINE = /^\W{0,5}(?:salary |pay )?max(?:imum)?\b[^\d]{0,30}\d/i;

/** "This is a total target range (base + commission)", right after an amount. */
export const ON_TARGET_BEHIND =
  /^\W{0,3}(?!.{0,80}salary ?\/)(?:this|these|the (?:range|amount|figure)s?)\b.{0,60}?(?:\bote\b|\bon[- ]target\b|\btotal target\b|(?:base|salary) (?:\+|and|plus) commissions?)/i;

export const ON_TARGET = /\bote\b|\bon[- ]?target\b/i;

/** "OTE range" above a place's name, "The OTE for this role is below" above "Pay range". */
export const ON_TARGET_ABOVE =
  /(?:\bote\b|\bon[- ]?target\b)(?:.{0,40}\b(?:below|follow\w*|ranges?)\b|.{0,12}$)/i;

/** Between two sentences or lines, but not after "e.g.", "z. B.", "p. ej.", "ex.:" or "max.". */
export const SENTENCES =
  /\n|(?<=[.!?;])(?<!(?:[Mm](?:[íi]n|[áa]x)|\b(?:[Ee]\.? ?g|[Zz](?:\. ?B)?|[Ee][jx]))\.)\s+(?=[\p{Lu}$€£])|(?<=\p{Ll}\.)(?=[$€£])|(?<=year|annually|month|hour|hourly|annum)(?=\p{Lu}\p{Ll})/u;

/** "All amounts are in Canadian dollars", "Salary range is listed in CAD". */
export const NAMED_DOLLAR = new RegExp(
  String.raw`\b(?:amounts?|figures|salary|salaries|ranges?|compensation|pay|rates?)\b[^.\n\d$]{0,40}\bin (?:(${Object.keys(DOLLAR_NAMES).join("|")}) dollars|(${[...new Set(Object.values(DOLLAR_NAMES))].join("|")}))\b`,
  "i",
);

/** "Compensation: 100% commission", but not "no commission-only pay" or "commission-only or salaried". */
export const COMMISSION_ONLY =
  /(?<!\b(?:not?|never|non|isn't|isn’t|without)[ -](?:an? )?)(?:\bcommission[- ]only\b|\b100 ?% commission\b|\b(?:straight|purely) commission\b)(?! or\b)/i;

/** "For sales roles, the ranges provided are the role's On Target Earnings": a separate explanation of the amounts. */
export const RANGES_ON_TARGET =
  /(for (?:sales|commercial|commissioned) (?:roles|positions),? )?(?:the|these|this|our) (?:salary |pay |compensation )?ranges? (?:\w+ ){0,2}(?:is|are) (?:an? |the )?(?:(?:role|position|job)['’]s )?(?:on[- ]target earnings|ote)\b/i;

/** Titles of sales roles. */
export const SELLS = /\b(?:sales|seller|account (?:executive|manager)|business development|[sb]dr)\b/i;

export const NAMES_TARGETS = /\b(?:otes?|on[- ]?target|target(?:ed)?|commissions?)\b/i;
