import { countriesOf, countriesOpenTo, isAmong, joinPlaces, listPlaceCodes } from "../../place/region.ts";
import { dropAccents } from "../../text/fold-text.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import type { ExtractedFact } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";

const isHome = isOf("residence", "only");
/** That people live in a place. */
const isDemand = ({ fact }: ExtractedFact): boolean => isHome(fact);

/** A list of places: names and what joins them. */
const WITHIN_LIST =
  /^(?:(?<!\p{L})\p{Lu}\p{L}*|\b(?:and|or|the|of|und|oder|der|die|den|y|o|e|u|et|ou|de|en|la|las|los|le|les|[dl](?=['’]))\b|[\s,;/|&():.'’–—-])*$/u;

/**
 * Drops facts whose places are only the end of another fact's list: "Peru, Chile or Bolivia only" requires one of the three, not
 * "Bolivia only". `plain` is the sentence.
 *
 * @example dropListTails([all, last], "Candidates from Peru or Chile only"); // [all]
 */
export const dropListTails = <Fact extends ExtractedFact>(told: readonly Fact[], plain: string): Fact[] =>
  told.filter((one) => !told.some((other) => isTailOf(one, other, plain)));

function isTailOf(tail: ExtractedFact, list: ExtractedFact, plain: string): boolean {
  if (!isDemand(tail) || !isDemand(list) || tail.namedAt <= list.namedAt) return false;
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
export const joinHomeOrPermit = <Fact extends ExtractedFact>(
  told: readonly Fact[],
  plain: string,
): readonly Fact[] => {
  const homes = told.filter(isDemand);
  const permits = told.filter(
    (permit) =>
      isPermit(permit.fact) &&
      homes.some((home) => isOr(home, permit, plain) && !isSame(home.fact, permit.fact)),
  );
  if (permits.length === 0) return told;
  const rest = told.filter((one) => !permits.includes(one));
  return rest.map((one) => {
    if (!homes.includes(one)) return one;
    const { countries, regions } = joinPlaces([one.fact, ...permits.map(({ fact }) => fact)]);
    return { ...one, fact: { ...one.fact, countries, regions } };
  });
};

const isOr = (home: ExtractedFact, { from }: ExtractedFact, plain: string): boolean =>
  from > home.namedAt && OR.test(plain.slice(home.namedAt, from));

/** A permit of a named place. */
const isPermit = (fact: ExtractedFact["fact"]): boolean =>
  (isOf("workAuthorization", "required")(fact) || isOf("citizenship", "required")(fact)) &&
  listPlaceCodes(fact).length > 0;

function isSame(a: ExtractedFact["fact"], b: ExtractedFact["fact"]): boolean {
  const [open, other] = [countriesOpenTo(a), countriesOpenTo(b)];
  return isAmong(open, other) && isAmong(other, open);
}

/** A letter between "also" and the places: of the same clause, and of no home, which "also" may be of. */
const NEAR = String.raw`(?:(?!home|offic|casa |domicil)[^.,;:()–—])`;
/** The same behind the first of a list of places. */
const NEAR_LIST = String.raw`(?:${NEAR}|, (?=(?:(?:and|or|und|oder|y|e|o|et|ou) )?[A-Z]))`;

/** "Also" and who is taken, in each language, before the places: "we also consider candidates in". */
const ALSO_BEFORE: readonly RegExp[] = [
  String.raw`\balso(?: \w+){0,2}? (?:consider|accept|welcom|hir(?:e|es|ing)\b|recruit|employ|open to|tak(?:e|ing)\b|possible|available)`,
  String.raw`\b(?:can|may|could) also\b`,
  String.raw`\b(?:consider|accept|welcome|hire|recruit|employ|open|take)(?: (?:applications|applicants|candidates|people))? also (?:to|from|in)\b`,
  String.raw`\b(?:additionally|in addition),? we(?:['’]re| are| will| can)? (?:also )?(?:consider|accept|welcom|hir(?:e|ing)\b|recruit|employ|open to|tak(?:e|ing)\b)`,
  String.raw`\b(?:stellen|nehmen|akzeptieren|berucksichtigen|freuen uns|sind|kannst|konnen|darfst|durfen)(?: \w+){0,2}? (?:auch|ebenfalls|zudem)\b`,
  String.raw`\b(?:auch|zudem|ausserdem) (?:stellen|nehmen|akzeptieren|berucksichtigen|(?:fur )?(?:bewerb|kandidat|personen|menschen|leute))`,
  String.raw`\b(?:tambien|ademas,?) (?:\w+ )?(?:acept|consider|contrat|recib|abiert|disponible|posible|pued|podras|valid)\w*`,
  String.raw`\b(?:acept|consider|contrat|recib|pued)\w* (?:\w+ )?tambien\b`,
  String.raw`\b(?:tambem|alem disso,?) (?:\w+ )?(?:aceit|consider|contrat|receb|abert|disponivel|possivel|pod[ei])\w*`,
  String.raw`\b(?:aceit|consider|contrat|receb|pode)\w* (?:\w+ )?tambem\b`,
  String.raw`\b(?:accept|recrut|consider|embauch|etudi|pouvez|peut|peuvent)\w* (?:aussi|egalement)\b(?! bien)`,
  String.raw`\b(?:aussi|egalement) (?:ouvert|accessible|possible|disponible)`,
].map((way) => new RegExp(String.raw`${way}${NEAR}{0,40}:? ?$`, "i"));

/** The same behind the places: "candidates in Canada are welcome too". */
const WELCOME =
  /\b(?:welcome|consider|accept|open to|apply|possible|fine|work|hiring|recruit|willkommen|moglich|bienvenid|posible|bem-vind|possivel|bienvenu)/i;
const ALSO_BEHIND = new RegExp(
  String.raw`^${NEAR_LIST}{0,60}?\b(?:(?:too|as well)\b(?! as\b)\W*$|(?:are|is|can|may) also (?:welcome|considered|accepted|possible|fine|apply)\b|(?:ist|sind) (?:auch|ebenfalls) (?:willkommen|moglich)|tambien (?:son|es|pueden|se aceptan)|tambem (?:sao|e|podem)\b|sont (?:aussi|egalement) (?:bienvenu|acceptee))`,
);
/** What asks for something besides, and takes nobody else: "you must also live in Peru". */
const DEMANDS =
  /\b(?:must|should|need|needs|have to|required?|only|muss|mussen|musst|nur|deb(?:e|es|en|eras?)|solo|dev(?:e|es|em|era)|apenas|somente|doi(?:t|vent|s)|devez|uniquement)\b/i;

/** Longest text before a place that tells of it. */
const MAX_BEFORE = 100;

/**
 * What a sentence tells, where places that are named besides others are open, and not the only ones. `plain` is the sentence
 * without accents.
 *
 * @example openBesides([onlyInPeru], "We also consider candidates in Peru."); // [openInPeru]
 */
export function openBesides<Fact extends ExtractedFact>(
  told: readonly Fact[],
  plain: string,
): readonly Fact[] {
  const besides = told.filter((one) => isDemand(one) && isBesides(plain, one.namedAt));
  return told.map((one) =>
    isDemand(one) &&
    besides.some((other) => listPlaceCodes(other.fact).join(" ") === listPlaceCodes(one.fact).join(" "))
      ? { ...one, fact: { ...one.fact, verdict: "open" } }
      : one,
  );
}

function isBesides(plain: string, namedAt: number): boolean {
  const before = plain.slice(Math.max(0, namedAt - MAX_BEFORE), namedAt);
  const behind = plain.slice(namedAt);
  if (DEMANDS.test(before) || DEMANDS.test(behind)) return false;
  if (ALSO_BEFORE.some((way) => way.test(before))) return true;
  return ALSO_BEHIND.test(behind) && (WELCOME.test(before) || WELCOME.test(behind));
}

/** That something is so besides. */
export const ALSO =
  /\b(?:also|additionally|in addition|too|as well|auch|ebenfalls|zudem|ausserdem|tambien|ademas|tambem|alem disso|aussi|egalement)\b/i;

/** Whether a fact opens places besides those of the field. */
export const isOpenBesides = (fact: EligibilityFact): boolean =>
  isOf("residence", "open")(fact) && listPlaceCodes(fact).length > 0 && ALSO.test(dropAccents(fact.quote));

/** Without what is open besides to places that the text asks for anyway: it says nothing more. */
export function withoutToldTwice(facts: readonly EligibilityFact[]): EligibilityFact[] {
  const demands = facts
    .filter((fact) => isHome(fact) && fact.source !== "field")
    .map((fact) => countriesOpenTo(fact));
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
  const part = isHome(fact) && TAKES.test(sentence) ? PART.exec(sentence)?.[1] : undefined;
  const [region, ...others] = (part !== undefined && findPlaces(part)?.regions) || [];
  if (region === undefined || others.length + fact.regions.length > 0) return fact;
  const all = countriesOf(region);
  if (countries.length === 0 || !countries.every((country) => all.has(country))) return fact;
  const rest = [...all].filter((country) => !countries.includes(country));
  return { ...fact, verdict: "excluded", countries: rest };
}
