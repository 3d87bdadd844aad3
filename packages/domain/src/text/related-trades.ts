import { findExpressions, readExpressions } from "./expressions.ts";
import { listMeanings, listSpellings, markFirst, markStems } from "./related-words.ts";
import { splitChunks } from "./tokenize.ts";
import { listNameMarks, TRADES } from "./trade-names.ts";

/** What a title with one of these words is found by: the words of each trade that includes it, and the trade's name. */
const EXPRESSIONS = readExpressions(
  TRADES.flatMap(({ asked, titles }) => {
    const own = asked.split(" ");
    const found = [...own.map(markFirst), ...listMeanings(asked), ...listNameMarks(own)];
    return titles.flatMap(listSpelt).map((words) => ({ words, found }));
  }),
);

/** Words with each compound among them in all its spellings. */
function listSpelt(written: string): string[] {
  return written.split(" ").reduce<string[]>(
    (spelt, word) => {
      const spellings = [word, ...listSpellings(word)];
      return spelt.flatMap((before) => spellings.map((each) => `${before} ${each}`.trim()));
    },
    [""],
  );
}

/**
 * Marked stems by which a title is found beside its own words: of what names its role, which so weighs more than what
 * follows it ("Engineer, Sales Tools" is no sales job); of other names of its trade, see `TRADES`; and of the last part
 * of German compounds. A kind of employment has such names as well.
 */
export function listTradeMarks(title: string, employment: string): string[] {
  const words = wordsOf(title);
  const employed = wordsOf(employment);
  const heads = words.flatMap((word) => GERMAN_HEAD.exec(word)?.[1] ?? []);
  return [
    ...new Set([
      ...[...wordsOf(readRole(title)), ...heads, ...employed].flatMap(markStems),
      ...findExpressions([...words, ...employed], EXPRESSIONS),
      ...listNameMarks(words),
    ]),
  ];
}

const wordsOf = (text: string) => splitChunks(text).flatMap(({ words }) => words);

/** The part of a title that names the role: without brackets, and without the team, place or product that follow. */
function readRole(title: string): string {
  const plain = title.replace(/[([{][^)\]}]*[)\]}]?/g, " ").trim();
  const end = LEVEL_FIRST.test(plain) ? SEPARATOR : COMMA_OR_SEPARATOR;
  const role = plain.split(end, 1).join("");
  return /\p{L}/u.test(role) ? role : title;
}

const SEPARATOR = /\s[-–—]|[-–—]\s|[|@:]|\s(?:for|with|at|in|to|on|für|im|bei|mit)\s/iu;
const COMMA_OR_SEPARATOR = new RegExp(`,|${SEPARATOR.source}`, "iu");
/** "Director, Tax": what comes after the comma is the trade. */
const LEVEL_FIRST =
  /^(?:(?:senior|sr\.?|junior|associate|assistant|global|regional)\s+)*(?:manager|director|head|vp|vice president|lead|specialist|associate|analyst|intern|engineer|consultant|coordinator|professional|officer)\s*,/i;

/** German writes a trade as one word, whose end says what somebody is: Finanzbuchhalter, Servicetechnikerin. */
const GERMAN_HEAD =
  /^[a-z]{3,}?(entwickler|programmierer|informatiker|administrator|architekt|ingenieur|techniker|elektroniker|monteur|buchhalter|berater|leiter|manager|designer|gestalter|redakteur|texter|ubersetzer|mitarbeiter|sachbearbeiter|verkaufer|vertreter|kaufmann|kauffrau|einkaufer|referent|assistent|assistenz|koordinator|betreuer|pfleger|lehrer|trainer|arzt|anwalt|planer|student|praktikant|praktikum)(?:s|in|innen|n)?$/;
