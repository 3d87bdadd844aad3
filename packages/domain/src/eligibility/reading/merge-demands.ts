import {
  countriesOf,
  countriesOpenTo,
  isAmong,
  joinPlaces,
  listPlaceCodes,
  namesPlaces,
  sharesCountry,
} from "../../place/region.ts";
import { dropAccents } from "../../text/fold-text.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import { ALSO, isSaidBesides } from "../phrases/besides.ts";
import { ASKED_OF_ALL, CONDITIONS, CONDITIONS_THERE } from "../phrases/conditions.ts";
import type { ExtractedFact } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";

// What facts mean together, or beside the rest of their sentence.

/** That people live in a place. */
const asksForHome = ({ fact }: ExtractedFact): boolean => isOf(fact, "residence", "only");

/** A list of places: names and what joins them. */
const WITHIN_LIST =
  /^(?:(?<!\p{L})\p{Lu}\p{L}*|\b(?:and|or|the|of|und|oder|der|die|den|y|o|e|u|et|ou|de|en|la|las|los|le|les|[dl](?=['’]))\b|[\s,;/|&():.'’–—-])*$/u;

/**
 * Drops facts whose places are only the end of another fact's list: "Peru, Chile or Bolivia only" requires one of the three, not
 * "Bolivia only". `plain` is the sentence.
 *
 * @example dropListTails([all, last], "Candidates from Peru or Chile only"); // [all]
 */
export const dropListTails = (told: readonly ExtractedFact[], plain: string): readonly ExtractedFact[] =>
  told.filter((one) => !told.some((other) => isTailOf(one, other, plain)));

function isTailOf(tail: ExtractedFact, list: ExtractedFact, plain: string): boolean {
  if (!asksForHome(tail) || !asksForHome(list) || tail.namedAt <= list.namedAt) return false;
  const [named, all] = [listPlaceCodes(tail.fact), listPlaceCodes(list.fact)];
  return (
    named.length < all.length &&
    named.every((name) => all.includes(name)) &&
    WITHIN_LIST.test(plain.slice(list.namedAt, tail.namedAt))
  );
}

/** "Or", with a few words before a permit: "or have a". The Spanish "o" only before a verb, for it is Portuguese for "the". */
const OR =
  /(?<!\p{L})(?:or|oder|ou|o(?= (?:ten|cont|dispon|est|pose|ser|haber)))(?: (?!(?:and|und|et|y|e)(?!\p{L}))[^\s.,;:]+){0,4} *$/iu;

/**
 * Who lives in a place or holds another's permit may apply: "you must live in Peru or be allowed to work in Chile" is open
 * to both. `plain` is the sentence.
 *
 * @example joinHomeOrPermit([inPeru, allowedInChile], "Live in Peru or be allowed to work in Chile"); // [inPeruOrChile]
 */
export function joinHomeOrPermit(told: readonly ExtractedFact[], plain: string): readonly ExtractedFact[] {
  const homes = told.filter(asksForHome);
  const isAlternative = ({ fact, from }: ExtractedFact) =>
    (isOf(fact, "workAuthorization", "required") || isOf(fact, "citizenship", "required")) &&
    namesPlaces(fact) &&
    homes.some(
      (home) =>
        from > home.namedAt && OR.test(plain.slice(home.namedAt, from)) && !isSamePlace(home.fact, fact),
    );
  const permits = told.filter(isAlternative);
  if (permits.length === 0) return told;
  return told
    .filter((one) => !permits.includes(one))
    .map((one) => {
      const joined = homes.includes(one) && joinPlaces([one.fact, ...permits.map(({ fact }) => fact)]);
      return { ...one, fact: { ...one.fact, ...joined } };
    });
}

function isSamePlace(a: ExtractedFact["fact"], b: ExtractedFact["fact"]): boolean {
  const [open, other] = [countriesOpenTo(a), countriesOpenTo(b)];
  return isAmong(open, other) && isAmong(other, open);
}

/**
 * What a sentence tells, where places that are named besides others are open, and not the only ones. `plain` is the sentence
 * without accents.
 *
 * @example openBesides([onlyInPeru], "We also consider candidates in Peru."); // [openInPeru]
 */
export function openBesides(told: readonly ExtractedFact[], plain: string): readonly ExtractedFact[] {
  const homes = told.filter(asksForHome);
  const named = ({ fact }: ExtractedFact) => listPlaceCodes(fact).join(" ");
  const besides = homes.filter(({ namedAt }) => isSaidBesides(plain, namedAt)).map(named);
  return told.map((one) =>
    homes.includes(one) && besides.includes(named(one))
      ? { ...one, fact: { ...one.fact, verdict: "open" } }
      : one,
  );
}

/** Whether a fact opens places besides those of the field. */
export const isOpenBesides = (fact: EligibilityFact): boolean =>
  isOf(fact, "residence", "open") && namesPlaces(fact) && ALSO.test(dropAccents(fact.quote));

/** Without what is open besides to places that the text asks for anyway: it says nothing more. */
export function withoutToldTwice(facts: readonly EligibilityFact[]): EligibilityFact[] {
  const demands = facts.filter((fact) => isOf(fact, "residence", "only")).map(countriesOpenTo);
  return facts.filter(
    (fact) => !isOpenBesides(fact) || !demands.some((demand) => isAmong(countriesOpenTo(fact), demand)),
  );
}

/** What a sentence begins with where it is about a part of the world alone. */
const PART = /^\P{L}*(?:with)?in (?:the )?(\p{Lu}[\p{L} ]{1,30}), /iu;

/** Who is taken, and not who may apply: "In Europe, you must live in Germany" is of the whole job. */
const TAKES = /\b(?:we|our company|our team|hir(?:e|es|ing)|wir)\b/iu;

/**
 * "Within Europe, we only hire from Italy" closes the rest of Europe, and says nothing of other continents: what such a
 * sentence demands, as what it leaves out. Any other stays as it is.
 */
export function excludeRestOfRegion(fact: ExtractedFact["fact"], sentence: string): ExtractedFact["fact"] {
  const { countries } = fact;
  const part = isOf(fact, "residence", "only") && TAKES.test(sentence) ? PART.exec(sentence)?.[1] : undefined;
  const [region, ...others] = (part !== undefined && findPlaces(part)?.regions) || [];
  if (region === undefined || others.length + fact.regions.length > 0) return fact;
  const all = countriesOf(region);
  if (countries.length === 0 || !countries.every((country) => all.has(country))) return fact;
  const rest = [...all].filter((country) => !countries.includes(country));
  return { ...fact, verdict: "excluded", countries: rest };
}

/** The kinds of permits, the strictest first. */
export const PERMITS = ["clearance", "citizenship", "workAuthorization"] as const;

/**
 * Whether a permit is asked only of people who live in the place it is of, so that it closes the job to nobody else.
 *
 * @example
 * const [fact] = readFacts("", "If you live in Peru, you must be authorized to work in Peru.");
 * fact && isOfSomeOnly(fact); // true
 */
export function isOfSomeOnly(permit: EligibilityFact): boolean {
  const plain = dropAccents(permit.quote);
  if (ASKED_OF_ALL.test(plain)) return false;
  if (CONDITIONS_THERE.some((condition) => condition.test(plain))) return true;
  return CONDITIONS.some((condition) => {
    const found = condition.exec(plain);
    const home = found && findPlaces(permit.quote.slice(found.index + found[0].length));
    return home ? sharesCountry(countriesOpenTo(home), countriesOpenTo(permit)) : false;
  });
}

/** The facts of a sentence, without the homes of people who are told which permit they need: "US-based applicants must …". */
export function withoutConditions(facts: readonly EligibilityFact[]): readonly EligibilityFact[] {
  const conditional = facts
    .filter((fact) => PERMITS.some((kind) => isOf(fact, kind, "required")) && isOfSomeOnly(fact))
    .map(countriesOpenTo);
  return facts.filter(
    (fact) =>
      !isOf(fact, "residence", "only") ||
      !conditional.some((countries) => sharesCountry(countries, countriesOpenTo(fact))),
  );
}
