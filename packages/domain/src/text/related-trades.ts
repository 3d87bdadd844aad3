import { BUSINESS_TRADES } from "./business-trades.ts";
import { findExpressions, readExpressions } from "./expressions.ts";
import { asOneWord, listMeanings, listSpellings, markFirst, markStems, stemsOf } from "./related-words.ts";
import { SYNONYMS } from "./synonyms.ts";
import { TECHNICAL_TRADES } from "./technical-trades.ts";
import { splitChunks } from "./tokenize.ts";

/**
 * Marked stems by which a title is found beside its own words: of what names its role, which so weighs more than what
 * follows it ("Engineer, Sales Tools" is no sales job); of other names of its trade, see `TECHNICAL_TRADES`; and of the last part
 * of German compounds.
 */
export function listTradeMarks(title: string, employment = ""): string[] {
  const words = wordsOf(title);
  const heads = words.flatMap((word) => GERMAN_HEAD.exec(word)?.[1] ?? []);
  const marks = [...wordsOf(readRole(title)), ...heads].flatMap(markStems);
  return [
    ...new Set([
      ...marks,
      ...findExpressions([...words, ...wordsOf(employment)], EXPRESSIONS),
      ...listNameMarks(words),
    ]),
  ];
}

/**
 * A mark for each name of a trade that stands in these words, side by side and in whichever spelling: a title that has
 * "data engineer" comes before one that has data and engineers apart.
 */
export function listNameMarks(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const plain = joinCompounds(words).map(toFirstSynonym);
  const names = plain.flatMap((_, at) =>
    [2, 3].map((length) => plain.slice(at, at + length).join("_")).filter((name) => NAMES.has(name)),
  );
  return [...new Set(names)].map((name) => `=${name}`);
}

function joinCompounds(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [3, 2].find((count) => asOneWord(words.slice(at, at + count).join(" "))) ?? 1;
    const taken = words.slice(at, at + length).join(" ");
    joined.push(length > 1 ? (asOneWord(taken) ?? taken) : taken);
    at += length;
  }
  return joined;
}

function toFirstSynonym(word: string): string {
  const known = FIRST_SYNONYMS.get(word) ?? FIRST_SYNONYMS.get(word.replace(/s$/, ""));
  return known ?? stemsOf(word)[0] ?? word;
}

const FIRST_SYNONYMS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.toReversed().flatMap((line) => {
    const [first = "", ...others] = line.filter((one) => !one.includes(" "));
    return [first, ...others].map((one) => [one, first] as const);
  }),
);

/** The singular of a word of trades: who types "nurses" looks for "Nurse" in titles. Other words stay as they are. */
export function toSingular(word: string): string {
  const singular = word.replace(/s$/, "");
  return WORDS.has(singular) && !WORDS.has(word) && word !== "hrs" ? singular : word;
}

const ALL_NAMES: readonly string[] = [
  ...TRADES.flatMap(([asked, titles]) => [asked, ...titles.split(", ")]),
  ...SYNONYMS.flat(),
];

const WORDS: ReadonlySet<string> = new Set(ALL_NAMES.flatMap((name) => name.split(" ")));

const NAMES: ReadonlySet<string> = new Set(
  ALL_NAMES.map((name) => joinCompounds(name.split(" ")).map(toFirstSynonym).join("_")).filter((name) =>
    name.includes("_"),
  ),
);

const wordsOf = (text: string) => splitChunks(text).flatMap(({ words }) => words);

/** The part of a title that names the role: without brackets, and without the team, place or product that follow. */
function readRole(title: string): string {
  const plain = title.replace(/[([{][^)\]}]*[)\]}]?/g, " ").trim();
  const [role = ""] = LEVEL_FIRST.test(plain) ? plain.split(SEPARATOR) : plain.split(COMMA_OR_SEPARATOR);
  return /\p{L}/u.test(role) ? role : title;
}

const TRADES = Object.entries({ ...TECHNICAL_TRADES, ...BUSINESS_TRADES });

const SEPARATOR = /\s+[-–—|@]+\s|\s[-–—]|[-–—|]\s|[|@:]|\s(?:for|with|at|in|to|on|für|im|bei|mit|in der)\s/iu;
const COMMA_OR_SEPARATOR = new RegExp(`,|${SEPARATOR.source}`, "iu");
/** "Director, Tax": what comes after the comma is the trade. */
const LEVEL_FIRST =
  /^(?:(?:senior|sr\.?|junior|associate|assistant|global|regional)\s+)*(?:manager|director|head|vp|vice president|lead|specialist|associate|analyst|intern|engineer|consultant|coordinator|professional|officer)\s*,/i;

/** German writes a trade as one word, whose end says what somebody is: Finanzbuchhalter, Servicetechnikerin. */
const GERMAN_HEAD =
  /^[a-z]{3,}?(entwickler|programmierer|informatiker|administrator|architekt|ingenieur|techniker|elektroniker|monteur|buchhalter|berater|leiter|manager|designer|gestalter|redakteur|texter|ubersetzer|mitarbeiter|sachbearbeiter|verkaufer|vertreter|kaufmann|kauffrau|einkaufer|referent|assistent|assistenz|koordinator|betreuer|pfleger|lehrer|trainer|arzt|anwalt|planer|student|praktikant|praktikum)(?:s|in|innen|n)?$/;

/** Words with each compound among them in all its spellings. */
function listSpelt(words: string): string[] {
  return words
    .split(" ")
    .reduce<string[]>(
      (spelt, word) =>
        [word, ...listSpellings(word)].flatMap((each) => spelt.map((before) => `${before} ${each}`.trim())),
      [""],
    );
}

const EXPRESSIONS = readExpressions(
  TRADES.flatMap(([asked, titles]) => {
    const found = [
      ...asked.split(" ").map(markFirst),
      ...listMeanings(asked),
      ...listNameMarks(asked.split(" ")),
    ];
    return titles
      .split(", ")
      .flatMap(listSpelt)
      .map((words) => ({ words, found }));
  }),
);
