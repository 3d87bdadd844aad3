import { foldText } from "../text/fold-text.ts";

/** Maximum characters (UTF-16 units) of a company's slug. */
export const MAX_COMPANY_SLUG = 80;

/**
 * A company in URLs: lower-case letters of any script and digits, with hyphens between words. Use the schema of the
 * same name for input from outside.
 */
export type CompanySlug = string;

/**
 * The slug of a company's name, which ignores case, accents and punctuation. Undefined if the name has no letters or
 * digits. Idempotent.
 *
 * @example companySlug("Föhn & Söhne GmbH"); // => "fohn-sohne-gmbh"
 */
export function companySlug(name: string): CompanySlug | undefined {
  // Folding decomposes Korean syllables; recompose them for URLs.
  const folded = foldText(name.replace(APOSTROPHES, "")).normalize("NFC");
  // Cut before splitting, so that a slug never ends with a hyphen or half a surrogate pair.
  const words = folded.slice(0, MAX_COMPANY_SLUG).match(/[\p{L}\p{N}]+/gu);
  return words?.join("-");
}

/** They do not separate words: "McDonald's" is `mcdonalds`. */
const APOSTROPHES = /['’]/g;
