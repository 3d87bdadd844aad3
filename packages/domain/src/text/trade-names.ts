import { BUSINESS_TRADES } from "./business-trades.ts";
import { GERMAN_TRADES } from "./german-trades.ts";
import { LEADERS } from "./leaders.ts";
import { TRADES_BESIDE } from "./near-trades.ts";
import { listMeanings } from "./related-words.ts";
import { markName, markWords, spellWords } from "./spell-name.ts";
import { NAMES as SKILL_NAMES, SYNONYMS } from "./synonyms.ts";
import { TECHNICAL_TRADES } from "./technical-trades.ts";
import { NAMED_BY_WORK, WORK_TRADES } from "./work-trades.ts";

/** A trade, and the other titles that a search for it finds. */
export interface Trade {
  readonly asked: string;
  readonly titles: readonly string[];
}

const readTrades = (written: Readonly<Record<string, string>>): Trade[] =>
  Object.entries(written).map(([asked, titles]) => ({ asked, titles: titles.split(", ") }));

/** Trades named by who does them. */
const TRADES_OF_DOERS: readonly Trade[] = [
  ...readTrades(TECHNICAL_TRADES),
  ...readTrades(BUSINESS_TRADES),
  ...readTrades(GERMAN_TRADES),
  ...LEADERS,
];
const TITLES_OF_DOERS = readTitlesByMark(TRADES_OF_DOERS);

export const TRADES: readonly Trade[] = [
  ...TRADES_OF_DOERS,
  ...readTrades(WORK_TRADES).map(addTitlesOfDoers),
  ...NAMED_BY_WORK.flatMap(([work, doers, fields]) =>
    (fields?.split(", ") ?? [""]).flatMap((field) => nameBothWays(field, work, doers.split(", "))),
  ),
];
/** Related trades, whose jobs are ranked last. */
export const NEAR_TRADES: readonly Trade[] = readTrades(TRADES_BESIDE);

const TITLES: ReadonlyMap<string, readonly string[]> = readTitlesByMark([...TRADES, ...NEAR_TRADES]);

function nameBothWays(field: string, work: string, doers: readonly string[]): Trade[] {
  const named = `${field} ${work}`.trim();
  const titles = doers.map((doer) => `${field} ${doer}`.trim());
  return [
    addTitlesOfDoers({ asked: named, titles }),
    ...titles.map((title) => ({ asked: title, titles: [named] })),
  ];
}

/** A search for the work also finds everything that a search for the people who do it finds. */
function addTitlesOfDoers({ asked, titles }: Trade): Trade {
  const more = titles.flatMap((title) => TITLES_OF_DOERS.get(markWords(title)) ?? []);
  return { asked, titles: [...new Set([...titles, ...more])] };
}

function readTitlesByMark(trades: readonly Trade[]): Map<string, string[]> {
  const titled = new Map<string, string[]>();
  for (const { asked, titles } of trades)
    for (const mark of new Set([markWords(asked), ...listMeanings(asked)]))
      titled.set(mark, [...(titled.get(mark) ?? []), ...titles]);
  return titled;
}

/** The other titles that a search for a trade finds, by the mark of its name or a synonym. */
export const listTitles = (mark: string): readonly string[] => TITLES.get(mark) ?? [];

/** Every trade name in our lists, and all other words with synonyms. */
const KNOWN: readonly string[] = [
  ...TRADES.flatMap(({ asked, titles }) => [asked, ...titles]),
  ...SYNONYMS.flat(),
];
const WORDS: ReadonlySet<string> = new Set(KNOWN.flatMap((name) => name.split(" ")));

/** The singular of a trade word: "nurses" should find "Nurse" in titles. Other words are unchanged. */
export function toSingular(word: string): string {
  if (SKILL_NAMES.has(word)) return word;
  const singular = word.replace(/s$/, "");
  return WORDS.has(singular) && !WORDS.has(word) && word !== HOURS ? singular : word;
}

const HOURS = "hrs";

/** Marked by `markName`. */
const NAMES: ReadonlySet<string> = new Set(
  KNOWN.filter((name) => name.includes(" ")).map((name) => markName(spellWords(name.split(" ")))),
);
const LONGEST_NAME = Math.max(...KNOWN.map((name) => spellWords(name.split(" ")).length));

/** A trade name among words: its mark, and its range from `from` up to `to`. */
export interface TradeName {
  readonly mark: string;
  readonly from: number;
  readonly to: number;
}

/** The trade names among adjacent words, in any spelling. */
export function findTradeNames(words: readonly string[]): TradeName[] {
  if (words.length < 2) return [];
  const spelt = spellWords(words);
  return spelt.flatMap(({ from }, at) => {
    const found: TradeName[] = [];
    for (let end = at + 1; end <= Math.min(spelt.length, at + LONGEST_NAME); end += 1) {
      const mark = markName(spelt.slice(at, end));
      const to = spelt[end - 1]?.to ?? from;
      if (to - from > 1 && NAMES.has(mark)) found.push({ mark, from, to });
    }
    return found;
  });
}
