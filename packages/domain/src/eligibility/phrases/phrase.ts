import type { CountryCode, Region } from "../../place/place.ts";
import type { EligibilityFact } from "../eligibility-fact.ts";

/** One way to state a fact in one language. Patterns match a single sentence, over bounded distances. */
export type Phrase = {
  kind: EligibilityFact["kind"];
  verdict: EligibilityFact["verdict"];
  says: RegExp;
  /**
   * Where to find the places, which must be there: `after` the match, or `in` its group `place`, as a name or a people
   * ("deutsche"). `there` means the posting's own place ("permiso para trabajar en el país"). A list is the countries the phrase
   * always means.
   */
  places?: "after" | "in" | "there" | readonly CountryCode[];
  /** The country meant where it names none. */
  otherwise?: CountryCode;
  /** Whether a town counts as where people live, rather than as an office. It stands for its country. */
  isHome?: boolean;
  /** What the clause must say before the match, where the words could be about anybody. */
  subject?: RegExp;
  /** Words that give the sentence another meaning. */
  unless?: RegExp;
  /** Only with `ofWorld`: anywhere but the places behind it; if these are parts of one country, the rest of that country. */
  excepts?: true;
  /** Whether "it does not matter" nearby is no denial: "wherever you live, as long as it is in Spain". */
  noMatter?: true;
  /** Whether it rules out everybody else, so that "ideally" nearby changes nothing. */
  closed?: true;
  /** Whether it means the world: not if the sentence names one part of it. `spread`: only if it names places far apart. */
  ofWorld?: true | "spread";
};

/** How a language says that something is not required. */
export type Denials = {
  /** Right before an office, travel or a contract: "no more days in the office", "this is not a contractor role". */
  before: RegExp;
  /** Elsewhere in a sentence: "no need to live in the US", "regardless of where you live". */
  said: RegExp;
  /** Those that may only mean any place: "no matter where". */
  noMatter: RegExp;
};

/** The places that a text names. Of countries `inPart`, only a part is named: "Alaska". */
export type FoundPlaces = { countries: CountryCode[]; regions: Region[]; inPart: CountryCode[] };

/** A match in a sentence. `plain` is the sentence without accents; the places begin at `namedAt`. */
export type Match = {
  from: number;
  to: number;
  namedAt: number;
  sentence: string;
  plain: string;
  places: FoundPlaces;
};

/** A fact from a sentence, with the range it was read from and where its places begin. */
export type ExtractedFact = {
  fact: Omit<EligibilityFact, "source" | "quote">;
  from: number;
  to: number;
  namedAt: number;
};

/** Everything about one language. Its patterns match sentences without accents (`dropAccents`). */
export type PhraseTable = {
  /** Whether a text is in this language, at least in part. */
  spoken: RegExp;
  /** Only sentences with one of these words are read. Saves time in the language of most postings. */
  cue?: RegExp;
  /** The same for one kind of fact. */
  cues?: Partial<Record<EligibilityFact["kind"], RegExp>>;
  /** Sentences about equal opportunities, benefits or other people's places. */
  aside: RegExp;
  /** Where a new statement begins, which an aside is limited to. Without it, an aside covers the whole sentence. */
  next?: RegExp;
  /** Sentences about pay. Places in them say what is paid where, not who may apply. */
  pay?: RegExp;
  denials: Denials;
  /** Right before people who are not the applicant: "your manager", "you help people who". */
  others: RegExp;
  /** Before work, papers or hours of other people, or of another time. */
  othersWork: RegExp;
  /** That the people named are not accepted: "not eligible", "not open to". */
  barred: RegExp;
  /** That other places are fine too: "not only in Germany", "or anywhere else". */
  notOnly: RegExp;
  /** Right before a place: "outside of". */
  outside: RegExp;
  /** A place right behind: " in Mexico". */
  placeFollows: RegExp;
  /** "Ideally", "preferred": a wish, not a requirement. */
  wished: RegExp;
  /** "Must", "only": a requirement, even if a wish follows. */
  demanded: RegExp;
  /** What anybody can do instead: "or be willing to relocate", "or work as a freelancer". */
  alternative: RegExp;
  /** A permit that is accepted instead of citizenship. */
  orPermit?: RegExp;
  /** "Must": a requirement that a denial nearby does not cancel. */
  obliged: RegExp;
  /** Hours of overlap a day, in its first group. */
  overlap: RegExp;
  /** That the reader must live in these time zones, so that they also mean regions. */
  livedIn?: RegExp;
  phrases: readonly Phrase[];
};

/** Two common words of a language, since one may occur in another language. */
export const spokenIn = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})[^]*?(?<!\p{L})(?:${words})(?!\p{L})`, "u");

/** Several ways to state the same fact. */
export const buildPhrases = (ways: readonly RegExp[], fact: Omit<Phrase, "says">): Phrase[] =>
  ways.map((says) => ({ ...fact, says }));

/** One pattern that matches any of several. */
export const anyOf = (...ways: readonly (RegExp | string)[]): RegExp => new RegExp(joinWays(ways), "iu");

/** The same, case-sensitive. */
export const anyCased = (...ways: readonly (RegExp | string)[]): RegExp => new RegExp(joinWays(ways), "u");

const joinWays = (ways: readonly (RegExp | string)[]): string =>
  ways.map((way) => (typeof way === "string" ? way : way.source)).join("|");

/** The same pattern without the `u` flag, if it needs none: ignoring case takes three times as long with it. */
export const foldPlainly = (pattern: RegExp): RegExp =>
  /\\[pP]\{/u.test(pattern.source) ? pattern : new RegExp(pattern.source, pattern.flags.replace("u", ""));

/** A pattern for any of these words, or patterns, as whole words. */
export const anyWord = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${words.join("|")})\b`, "iu");

/** A place's name in the group `place`: up to six capitalized words. */
export const PLACE = String.raw`(?<place>\p{Lu}[\p{L}.]*(?:(?: ?[,/&|] ?|-? )(?:(?:and|or|und|oder|et|ou|y|o|e|the) )?\p{Lu}[\p{L}.]*){0,5})`;

/** Where one statement of a sentence ends and another begins, in languages but English: "you live in Peru, and our shops are small". */
export const NEXT_STATEMENT: RegExp =
  /; ?| [–—] |, (?:und(?! zwar(?!\p{L})| das (?:bis|nur|sogar|maximal|an|fur)(?!\p{L}))|y(?! es)|et(?! ce)|e(?! isso)|wahrend|denn|weil|mientras|porque|pues|tandis que|aber|pero|mas|mais|car|parce que|enquanto|pois)(?!\p{L})/iu;
