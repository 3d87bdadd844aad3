import { mention } from "./mention.ts";
import { saysSomething } from "./noise.ts";

/** What a text says, and what it takes out of that: "Europe (not UK), Canada" keeps "Europe , Canada" and leaves out "UK". */
export type Exception = { kept: string; left: string | undefined };

/** Words that take out what follows, whatever it is. */
const EXCEPT =
  "(?:except(?:ing|[oée])?(?: for)?|exclud(?:ing|es?)|excl\\.?|outside(?: of)?|other than|apart from|with (?:the )?exception of|" +
  "but not|not(?: in)?|non-?|exceto|sauf|hormis|au(?:ß|ss)er|ausgenommen)";
const STATEMENT = new RegExp(
  `\\(\\s*${EXCEPT}(?!\\p{L})([^()]*)\\)|(?<!\\p{L})${EXCEPT}(?!\\p{L})((?:[^();\\n]|\\([^()]*\\))*)`,
  "iu",
);

/** Words that take out only what is a place: "Europe, no UK", but "USA, no agencies". */
const TAKERS =
  "no|without|w\\/o|minus|ohne|sans|sin|sem|hors|salvo|menos|(?<=\\b(?:anywhere|everywhere|everyone|all|any|countr(?:y|ies))\\s+)but";
const TAKEN = new RegExp(`(?<![\\p{L}\\d/])(${TAKERS})\\s+(?=\\p{L})([^()[\\];\\n]*)`, "giu");
const AGAIN = new RegExp(`(?<![\\p{L}\\d/])(?:${TAKERS}|not)\\s`, "giu");
/** What stands between the names taken out. */
const BETWEEN = /[,/&+]| (?:and|or|nor|und|oder|et|ou|y|e) | [-–—] /iu;
/** "Anywhere but US preferred" takes out nothing. */
const WISHED = /\b(?:prefer|ideal|must|only)/i;
/** "Remote, no office in Germany" is in Germany. */
const OF_WORK =
  /^\s*(?:offices?|hybrid|on-?site|remote|locations?|home ?office|t[eé]l[eé]travail|teletrabajo)(?!\p{L})/iu;
/** "Remoto no Brasil" is in Brazil. */
const PORTUGUESE =
  /(?<!\p{L})(?:brasil|remot[oa]|trabalh\p{L}+|qualquer|reino unido|canadá|japão)(?!\p{L})/iu;

/**
 * Takes apart the first thing that a text leaves out; `left` is undefined where it leaves out nothing.
 *
 * @example takeException("Anywhere except the USA"); // { kept: "Anywhere ", left: " the USA" }
 */
export function takeException(text: string): Exception {
  const isPortuguese = PORTUGUESE.test(text);
  const plain = text.replace(TAKEN, (whole: string, word: string, names: string) => {
    // In capitals it is Norway.
    if (word === "NO" || (/^no$/i.test(word) && isPortuguese)) return whole;
    const left = names.replace(AGAIN, " ");
    return isListOfPlaces(left) ? `except ${left}` : names;
  });
  const found = STATEMENT.exec(plain);
  if (!found) return { kept: plain, left: undefined };
  const kept = plain.slice(0, found.index) + plain.slice(found.index + found[0].length);
  return { kept, left: found[1] ?? found[2] ?? "" };
}

function isListOfPlaces(text: string): boolean {
  const [first = "", ...others] = text.split(BETWEEN);
  if (!saysSomething(first) || OF_WORK.test(first)) return false;
  const names = [first, ...others].filter(saysSomething);
  return names.length > 0 && !WISHED.test(text) && names.every((name) => mention(name) !== undefined);
}
