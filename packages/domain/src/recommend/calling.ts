import { holdsTerm } from "../filter/match-search.ts";
import { asOneWord, listSpellings } from "../text/compounds.ts";
import { foldText } from "../text/fold-text.ts";
import { listSynonyms, markMeaning } from "../text/related-words.ts";
import { readRole } from "../text/title-role.ts";
import { type Interest, readTerm, readTitleTerms, titleWords } from "./interest.ts";

/** Ranks shared by all trades: a "Medical Assistant" is not a "Sales Assistant". */
const RANKS_OF_EVERY_TRADE = new Set(
  `assistant manager executive specialist coordinator associate officer consultant representative rep expert agent advisor
adviser supervisor administrator operator worker partner professional analyst director head chief president vp intern trainee
apprentice leader fellow member`.split(/\s/),
);
/** Roles shared by several trades: a machine part designer is not a web designer. */
const CRAFTS_OF_MANY_TRADES = new Set(
  "engineer developer architect designer editor writer producer teacher trainer coach technician scientist researcher planner".split(
    " ",
  ),
);
/** Title words that name a level. */
const OF_LEVELS = new Set(
  "senior sr snr junior jr mid midlevel entry level lead principal staff i ii iii iv".split(" "),
);

/** Whether a title word says something about a person's trade. */
export const isTradeWord = ({ phrase }: Pick<Interest["term"], "phrase">): boolean =>
  !RANKS_OF_EVERY_TRADE.has(phrase) && !OF_LEVELS.has(phrase);

/** Words that go with any trade, so that they tell nothing alone: "High School Teacher", "Data Engineer". */
const OF_ANY_TRADE = new Set(
  `high low new big first general global regional national local public private internal external international
digital technical data professional certified registered licensed online virtual`.split(/\s/),
);

/** Whether a title word tells nothing of a trade alone. */
export const isWeak = (term: Pick<Interest["term"], "phrase">): boolean =>
  !isTradeWord(term) || OF_ANY_TRADE.has(term.phrase);

/** Whether a title word only names a level. */
export const isLevel = ({ phrase }: Interest["term"]): boolean => OF_LEVELS.has(phrase);

/** A person's role, by their title. */
export interface Calling {
  /** The last word of the role: "Designer" of "Product Designer". */
  readonly word: Interest;
  /** Whether another searchable title names the same role. */
  readonly isIn: (title: string, isDistinctive: (interest: Interest) => boolean) => boolean;
  /** Like `isIn`, but for titles of another trade, where "engineer" or "designer" may mean something else. */
  readonly isInOther: Calling["isIn"];
  /** Whether the role exists in several trades: "Writer" of "Technical Writer". */
  readonly isOfManyTrades: boolean;
}

/**
 * Finds the role in a title among these interests; undefined if it has none. "Head" of "Head of Marketing" and
 * "Assistant" of "Medical Assistant" only count together with the word next to them.
 *
 * @example readCalling("Product Designer", interests)?.word.word; // "Designer"
 */
export function readCalling(title: string, interests: readonly Interest[]): Calling | undefined {
  const [role = "", object = ""] = readRole(title).split(/ of /i, 2);
  const named = titleWords(role).filter((each) => !OF_LEVELS.has(phraseOf(each)));
  const words = named.length > 0 ? named : titleWords(role);
  const last = words.at(-1) ?? "";
  const word = interests.find(({ term }) => term.phrase === phraseOf(last));
  if (word === undefined) return undefined;
  const [of = ""] = titleWords(object);
  const names = of === "" ? listNames(words) : [`${last} of ${of}`];
  const terms = names.flatMap((name) => readTerm(name) ?? []);
  const isIn: Calling["isIn"] = (other, isDistinctive) => isDistinctive(word) && holdsTerm(other, word.term);
  if (terms.length === 0) return { word, isIn, isInOther: isIn, isOfManyTrades: false };
  const meanings = names.flatMap((name) => markMeaning(foldText(name)) ?? []);
  const says = (other: string) =>
    terms.some((term) => holdsTerm(other, term)) || meanings.some((mark) => other.includes(` ${mark} `));
  if (!isTradeWord(word.term)) return { word, isIn: says, isInOther: says, isOfManyTrades: false };
  const isOfManyTrades = CRAFTS_OF_MANY_TRADES.has(word.term.phrase);
  return { word, isIn, isInOther: isOfManyTrades ? says : isIn, isOfManyTrades };
}

/** The last word of a role with the words before it, in all synonymous forms: "HR Manager". Empty for a single word. */
function listNames(words: readonly string[]): string[] {
  const last = words.at(-1) ?? "";
  const compound = asOneWord(foldText(words.slice(-3, -1).join(" ")));
  const before = compound ?? foldText(words.at(-2) ?? "");
  const same = before === "" ? [] : [before, ...listSynonyms(before)];
  return same.flatMap((each) => [each, ...listSpellings(each)]).map((each) => `${each} ${last}`);
}

const phraseOf = (word: string): string => readTitleTerms([word])[0]?.phrase ?? "";
