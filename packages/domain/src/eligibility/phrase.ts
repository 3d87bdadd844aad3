import type { CountryCode } from "../place/place.ts";
import type { EligibilityFact } from "./eligibility-fact.ts";

/** A way of saying a fact in one language. Patterns take one sentence, and only bounded stretches of it. */
export type Phrase = {
  kind: EligibilityFact["kind"];
  verdict: EligibilityFact["verdict"];
  says: RegExp;
  /**
   * Where the places are named without which nothing is said: `after` the pattern, or `in` its group `place`. Otherwise
   * the countries it is always of, if any.
   */
  places?: "after" | "in" | readonly CountryCode[];
  /** What makes a sentence say something else. */
  unless?: RegExp;
};

/** What one language has. */
export type PhraseTable = {
  /** Words by which a whole text is known to be in the language, in part at least. */
  spoken: RegExp;
  /** A sentence without any of these words says nothing. */
  cue: RegExp;
  /** Sentences that speak of fairness, benefits, pay or others' places. */
  aside: RegExp;
  /** "No need to live in the US", "regardless of where you live". */
  negated: RegExp;
  /** "Ideally", "preferred": no demand then. */
  wished: RegExp;
  phrases: readonly Phrase[];
};

/** A name of a place in a group: up to six words with capitals. */
export const PLACE = String.raw`(?<place>\p{Lu}[\p{L}.]*(?:(?: ?[,/&|] ?| )(?:(?:and|or|und|oder|et|ou|y|o|e|the) )?\p{Lu}[\p{L}.]*){0,5})`;
