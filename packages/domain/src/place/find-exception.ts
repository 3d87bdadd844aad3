/**
 * A statement of place with an exception taken apart: "Europe (not UK), Canada" keeps "Europe , Canada" and leaves out
 * "UK".
 */
export type Exception = { kept: string; left: string };

const EXCEPT =
  "(?:except(?:ing)?(?: for)?|excluding|excl\\.?|outside(?: of)?|other than|but not|not(?: in)?|non-?|no (?=\\S))";
const STATEMENT = new RegExp(
  `\\(\\s*${EXCEPT}\\b([^()]*)\\)|\\b${EXCEPT}(?!\\p{L})((?:[^();\\n]|\\([^()]*\\))*)`,
  "iu",
);

/**
 * Finds the first thing a text takes out; undefined where it takes out nothing.
 *
 * @example findException("Anywhere except the USA"); // { kept: "Anywhere ", left: " the USA" }
 */
export function findException(text: string): Exception | undefined {
  const found = STATEMENT.exec(text);
  if (!found) return undefined;
  const kept = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return { kept, left: found[1] ?? found[2] ?? "" };
}
