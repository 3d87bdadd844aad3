/**
 * Finds any of some names as whole words, in the singular or the plural, written as a list: commas part the names, `*` stands
 * for more letters of a word, and brackets hold what may stand in one place. All else is as in a regular expression.
 *
 * @example anyName`nurse, radiolog*, (pharmacy|dental) technician`.test("dental technicians"); // true
 */
export function anyName(names: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  const ways = String.raw(names, ...parts)
    .trim()
    .split(/,\s+/)
    .join("|")
    .replace(/\((?!\?)/g, "(?:")
    .replaceAll("*", String.raw`\w*`);
  return new RegExp(String.raw`(?<!\w)(?:${ways})${PLURAL}(?!\w)`);
}

/** Short words with an s are mostly others: "hr" and "hrs", "bi" and German "bis". */
const PLURAL = String.raw`(?:(?<=\w{4})s|(?<=ch)es)?`;
