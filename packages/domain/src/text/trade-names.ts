import { BUSINESS_TRADES } from "./business-trades.ts";
import { GERMAN_TRADES } from "./german-trades.ts";
import { LEADERS } from "./leaders.ts";
import { TRADES_BESIDE } from "./near-trades.ts";
import { listMeanings } from "./related-words.ts";
import { markName, markWords, spellWords } from "./spell-name.ts";
import { NAMES as SKILL_NAMES, SYNONYMS } from "./synonyms.ts";
import { TECHNICAL_TRADES } from "./technical-trades.ts";
import { WORK_TRADES } from "./work-trades.ts";

/** A trade, and the titles that a search for it finds as well. */
export interface Trade {
  readonly asked: string;
  readonly titles: readonly string[];
}

const readTrades = (written: Readonly<Record<string, string>>): Trade[] =>
  Object.entries(written).map(([asked, titles]) => ({ asked, titles: titles.split(", ") }));

export const TRADES: readonly Trade[] = [
  ...readTrades(TECHNICAL_TRADES),
  ...readTrades(BUSINESS_TRADES),
  ...readTrades(GERMAN_TRADES),
  ...readTrades(WORK_TRADES),
  ...LEADERS,
];
/** Those whose jobs come after all others. */
export const NEAR_TRADES: readonly Trade[] = readTrades(TRADES_BESIDE);

const TITLES: ReadonlyMap<string, readonly string[]> = readTitlesByMark();

function readTitlesByMark(): Map<string, string[]> {
  const titled = new Map<string, string[]>();
  for (const { asked, titles } of [...TRADES, ...NEAR_TRADES])
    for (const mark of new Set([markWords(asked), ...listMeanings(asked)]))
      titled.set(mark, [...(titled.get(mark) ?? []), ...titles]);
  return titled;
}

/** The titles that a search for this trade finds beside its own name, by the mark of that or of what means the same. */
export const listTitles = (mark: string): readonly string[] => TITLES.get(mark) ?? [];

/** Every name of a trade that our lists have, and the other words that have synonyms. */
const KNOWN: readonly string[] = [
  ...TRADES.flatMap(({ asked, titles }) => [asked, ...titles]),
  ...SYNONYMS.flat(),
];
const WORDS: ReadonlySet<string> = new Set(KNOWN.flatMap((name) => name.split(" ")));

/** The singular of a word of trades: who types "nurses" looks for "Nurse" in titles. Other words stay as they are. */
export function toSingular(word: string): string {
  if (SKILL_NAMES.has(word)) return word;
  const singular = word.replace(/s$/, "");
  return WORDS.has(singular) && !WORDS.has(word) && word !== HOURS ? singular : word;
}

const HOURS = "hrs";

/** As `markName` marks them. */
const NAMES: ReadonlySet<string> = new Set(
  KNOWN.filter((name) => name.includes(" ")).map((name) => markName(spellWords(name.split(" ")))),
);
const LONGEST_NAME = Math.max(...KNOWN.map((name) => spellWords(name.split(" ")).length));

/** A name of a trade among words: its mark, and which of them it is: those from `from` up to `to`. */
export interface TradeName {
  readonly mark: string;
  readonly from: number;
  readonly to: number;
}

/** The names of trades that stand in these words, side by side and in whichever spelling. */
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
