import { OTHER_CODES } from "./other-codes.ts";
import { REWRITES } from "./salary-rewrites.ts";

/**
 * A salary text in lower case and in one form of dashes, spaces and numbers, without what has digits and is no amount of
 * money: hours of work, how long a contract runs, shares of a company.
 *
 * @example cleanSalaryText("€ 70.000,- – € 90.000,-"); // "€ 70.000 - € 90.000"
 */
export function cleanSalaryText(raw: string): string {
  const text = raw.normalize("NFKC").replace(GLUED, "$& ").replace(OTHER_CODES, "¤$&").toLowerCase();
  return REWRITES.reduce((cleaned, [found, instead]) => cleaned.replace(found, instead), text);
}

// Markup that is lost glues what comes next: "per yearThis job".
const GLUED = /(?:year|annually|month|monthly|hour|hourly|annum)(?=\p{Lu}\p{Ll})/gu;
