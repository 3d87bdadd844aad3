import { foldText } from "../text/fold-text.ts";

/** Characters (UTF-16 units) of a company's slug. */
export const MAX_COMPANY_SLUG = 80;

/**
 * A company in an address: letters of any script and digits in lower case, hyphens between the words. What comes from
 * outside is read by the schema of the same name.
 */
export type CompanySlug = string;

/**
 * The slug of a company's name: names that differ in case, accents and punctuation are of one company. Absent where
 * the name has neither letter nor digit. A slug is its own slug.
 *
 * @example companySlug("Föhn & Söhne GmbH"); // => "fohn-sohne-gmbh"
 */
export function companySlug(name: string): CompanySlug | undefined {
  // Folding takes Korean syllables apart: as addresses they are put together again.
  const folded = foldText(name.replace(APOSTROPHES, "")).normalize("NFC");
  // Cut before it is taken apart: then no hyphen ends a slug, and half a surrogate pair is no letter.
  const words = folded.slice(0, MAX_COMPANY_SLUG).match(/[\p{L}\p{N}]+/gu);
  return words?.join("-");
}

/** They part no words: "McDonald's" is `mcdonalds`. */
const APOSTROPHES = /['’]/g;
