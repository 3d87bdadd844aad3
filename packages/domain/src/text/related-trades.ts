import { listSpellings } from "./compounds.ts";
import { type Expressions, findExpressions, readExpressions } from "./expressions.ts";
import { listMeanings } from "./related-words.ts";
import { markWords } from "./spell-name.ts";
import { markStems } from "./stems.ts";
import { readRole } from "./title-role.ts";
import { splitChunks } from "./tokenize.ts";
import { findTradeNames, NEAR_TRADES, type Trade, TRADES } from "./trade-names.ts";

const ENGINEER = /^(.+) (developer|engineer)$/;

/** What titles with these words can be found by: each trade that includes them, and synonyms. */
const EXPRESSIONS = readTitles(TRADES);
const NEAR_EXPRESSIONS = readTitles(NEAR_TRADES);

function readTitles(trades: readonly Trade[]): Expressions {
  return readExpressions(
    trades.flatMap(({ asked, titles }) => {
      const found = [markWords(asked), ...listMeanings(asked)];
      return titles
        .flatMap(listSpelt)
        .flatMap(turnAround)
        .map((words) => ({ words, found }));
    }),
  );
}

/** Expands the compounds among words to all their spellings. */
function listSpelt(written: string): string[] {
  return written.split(" ").reduce<string[]>(
    (spelt, word) => {
      const spellings = [word, ...listSpellings(word)];
      return spelt.flatMap((before) => spellings.map((each) => `${before} ${each}`.trim()));
    },
    [""],
  );
}

/** Titles may have the subject after the role: "Software Engineer (Java)". */
function turnAround(written: string): string[] {
  const [, field, role] = ENGINEER.exec(written) ?? [];
  return field === undefined ? [written] : [written, `software ${role} ${field}`];
}

/**
 * The marked stems by which a title is found in addition to its own words: of its role, so that it counts more than
 * what follows ("Engineer, Sales Tools" is not a sales job); of other names of its trade, see `TRADES`; and of the
 * parts of German compounds. Employment types have such names as well.
 */
export function listTradeMarks(title: string, employment: string): string[] {
  const words = wordsOf(title);
  const employed = wordsOf(employment);
  return [
    ...new Set([
      ...[...wordsOf(readRole(title)), ...splitGerman(words), ...joinGerman(words), ...employed].flatMap(
        markStems,
      ),
      ...findExpressions([...words, ...employed], EXPRESSIONS),
      ...findTradeNames(words).map(({ mark }) => mark),
    ]),
  ];
}

/** The marked stems of trades related to a title's own, see `NEAR_TRADES`. */
export const listNearMarks = (title: string): string[] => findExpressions(wordsOf(title), NEAR_EXPRESSIONS);

const wordsOf = (text: string) => splitChunks(text).flatMap(({ words }) => words);

/** German trades are one word that ends in the role: Finanzbuchhalter, Servicetechnikerin. */
const GERMAN_HEADS =
  "entwickler|programmierer|informatiker|administrator|architekt|ingenieur|techniker|elektroniker|monteur|" +
  "buchhalter|berater|leiter|manager|designer|gestalter|redakteur|texter|ubersetzer|mitarbeiter|" +
  "sachbearbeiter|verkaufer|vertreter|kaufmann|kauffrau|einkaufer|referent|assistent|assistenz|koordinator|" +
  "betreuer|pfleger|lehrer|trainer|arzt|anwalt|planer|student|praktikant|praktikum";
const GERMAN_TRADE = new RegExp(`^([a-z]{3,}?)(${GERMAN_HEADS})(?:s|in|innen|n)?$`);
const GERMAN_HEAD = new RegExp(`^(?:${GERMAN_HEADS})(?:s|in|innen|n)?$`);

/** "Software Entwickler" also means Softwareentwickler. */
const splitGerman = (words: readonly string[]) =>
  words.flatMap((word) => GERMAN_TRADE.exec(word)?.slice(1) ?? []);

/** And vice versa: many titles write such a trade as two words. */
const joinGerman = (words: readonly string[]) =>
  words.flatMap((word, at) => (at > 0 && GERMAN_HEAD.test(word) ? `${words[at - 1]}${word}` : []));
