/**
 * Builds a regular expression that matches any of a list of names as whole words, singular or plural. Commas separate
 * the names, `*` matches the rest of a word, and parentheses hold alternatives. Everything else is as in a regular
 * expression.
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

/** Short words with an s are usually different words: "hr" and "hrs", "bi" and German "bis". */
const PLURAL = String.raw`(?:(?<=\w{4})s|(?<=ch)es)?`;
