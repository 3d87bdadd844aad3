import type { CountryCode, Region } from "../place/place.ts";
import type { EligibilityFact } from "./eligibility-fact.ts";

/** A way of saying a fact in one language. Patterns take one sentence, and only bounded stretches of it. */
export type Phrase = {
  kind: EligibilityFact["kind"];
  verdict: EligibilityFact["verdict"];
  says: RegExp;
  /**
   * Where the places are named without which nothing is said: `after` the pattern, or `in` its group `place`, as a name or
   * by its people ("deutsche"). `there`: it is of the posting's own place ("permiso para trabajar en el país"). Otherwise the
   * countries it is always of, if any.
   */
  places?: "after" | "in" | "there" | readonly CountryCode[];
  /** Where a town alone is named as what people live in, and not as an office: its country then. */
  isHome?: boolean;
  /** What has to stand before in the clause: who is spoken of, where the words alone may be of anything. */
  subject?: RegExp;
  /** What makes a sentence say something else. */
  unless?: RegExp;
  /** Of anywhere but what is named behind: where these are parts of a country alone, of the rest of that country. */
  excepts?: true;
  /** Where "it does not matter" beside it denies nothing: "wherever you live, as long as it is in Spain". */
  noMatter?: true;
  /** Takes nobody else in so many words: a wish beside it is a demand, and nobody whom it names is barred. */
  closed?: true;
  /** Of the world, so that no sentence says it which names but one part of it; or `spread`: by naming far ones. */
  ofWorld?: true | "spread";
};

/** How a language says that there is no demand of a thing. */
export type Denials = {
  /** Right before a workplace, travel or a contract: "no more days in the office", "this is not a contractor role". */
  before: RegExp;
  /** Elsewhere in a sentence: "no need to live in the US", "regardless of where you live". */
  said: RegExp;
  /** What of these denies nothing else: "no matter where". */
  noMatter: RegExp;
};

/** The places that a phrase names; countries `inPart` are only named by a part of them: "Alaska". */
export type Named = {
  countries: readonly CountryCode[];
  regions: readonly Region[];
  inPart?: readonly CountryCode[];
};

/** What a phrase has found in a sentence, which is `plain` without accents; its places begin at `namedAt`. */
export type Match = { from: number; to: number; namedAt: number; plain: string; places: Named };

/** What a sentence says, from where to where, and where the places that it is of begin. */
export type Said = {
  fact: Omit<EligibilityFact, "source" | "quote">;
  from: number;
  to: number;
  namedAt: number;
};

/** What one language has. All its patterns meet sentences without accents (`dropAccents`). */
export type PhraseTable = {
  /** Words by which a whole text is known to be in the language, in part at least. */
  spoken: RegExp;
  /** A sentence without any of these words says nothing: for the language that most postings are in. */
  cue?: RegExp;
  /** The same of the facts of one kind, where a language has many ways of saying them. */
  cues?: Partial<Record<EligibilityFact["kind"], RegExp>>;
  /** Sentences that speak of fairness, benefits or others' places. */
  aside: RegExp;
  /** Where another statement begins, which an aside or others are in alone; without it they are of the whole sentence. */
  next?: RegExp;
  /** Pay: sentences with it tell of contracts, and not of who may apply: it is given by place. */
  pay?: RegExp;
  denials: Denials;
  /** What stands right before people or their home where they are others than who applies: "your manager", "you help people who". */
  others: RegExp;
  /** What stands before work, papers and hours that are others', or of another time. */
  othersWork: RegExp;
  /** That those who are named cannot be taken: "not eligible", "not open to", "we do not accept". */
  barred: RegExp;
  /** "Not only in Germany", "or anywhere else": elsewhere too. */
  notOnly: RegExp;
  /** A place that comes next: " in Mexico". */
  placeFollows: RegExp;
  /** "Ideally", "preferred": no demand then. */
  wished: RegExp;
  /** "Must", "only": a demand, whatever is wished for behind it. */
  demanded: RegExp;
  /** What anybody can do instead, behind a demand: "or be willing to relocate", "or work as a freelancer". */
  alternative: RegExp;
  /** What may be held instead of a citizenship: a permit is asked for then. */
  orPermit?: RegExp;
  /** A demand that nothing denied beside it takes back: "must". */
  obliged: RegExp;
  /** Hours of a day in common with others, in a group. */
  overlap: RegExp;
  /** Hours that must be lived in, and not only worked in: they are told with the regions where people do. */
  livedIn?: RegExp;
  phrases: readonly Phrase[];
};

/** Two of a language's commonest words: one alone may stand in a text of another language. */
export const spokenIn = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})[^]*?(?<!\p{L})(?:${words})(?!\p{L})`, "u");

/** Several ways of saying the same. */
export const sayAll = (ways: readonly RegExp[], fact: Omit<Phrase, "says">): Phrase[] =>
  ways.map((says) => ({ ...fact, says }));

/** One pattern of several, each a way of saying the same that can be read by itself. */
export const anyOf = (...ways: readonly (RegExp | string)[]): RegExp => new RegExp(joinWays(ways), "iu");

/** The same, but that capitals are told from small letters. */
export const anyCased = (...ways: readonly (RegExp | string)[]): RegExp => new RegExp(joinWays(ways), "u");

const joinWays = (ways: readonly (RegExp | string)[]): string =>
  ways.map((way) => (typeof way === "string" ? way : way.source)).join("|");

/**
 * The same pattern without Unicode's rules, where it names no class of letters: by these, letters of either case take three
 * times as long to compare.
 */
export const foldPlainly = (pattern: RegExp): RegExp =>
  /\\[pP]\{/u.test(pattern.source) ? pattern : new RegExp(pattern.source, pattern.flags.replace("u", ""));

/** Any of some words, or of patterns of a few words, where they stand by themselves. */
export const anyWord = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${words.join("|")})\b`, "iu");

/** A name of a place in a group: up to six words with capitals. */
export const PLACE = String.raw`(?<place>\p{Lu}[\p{L}.]*(?:(?: ?[,/&|] ?|-? )(?:(?:and|or|und|oder|et|ou|y|o|e|the) )?\p{Lu}[\p{L}.]*){0,5})`;
