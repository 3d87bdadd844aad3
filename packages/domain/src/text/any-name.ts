/**
 * Finds any of some names as whole words, written as a list: commas part the names, `*` stands for more letters of a word, and
 * brackets hold what may stand in one place. All else is as in a regular expression.
 *
 * @example anyName`nurses?, radiolog*, (pharmacy|dental) technician`.test("head of radiology"); // true
 */
export function anyName(names: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  const ways = String.raw(names, ...parts)
    .trim()
    .split(/,\s+/)
    .join("|")
    .replace(/\((?!\?)/g, "(?:")
    .replaceAll("*", String.raw`\w*`);
  return new RegExp(String.raw`(?<!\w)(?:${ways})(?!\w)`);
}
