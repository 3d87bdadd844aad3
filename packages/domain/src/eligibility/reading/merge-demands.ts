import { countriesOpenTo, joinPlaces } from "../../place/region.ts";
import type { Said } from "../phrases/phrase.ts";

/** That people live in a place. */
const isDemand = ({ fact }: Said): boolean => fact.kind === "residence" && fact.verdict === "only";

/** A list of places: names and what joins them. */
const WITHIN_LIST =
  /^(?:(?<!\p{L})\p{Lu}\p{L}*|\b(?:and|or|the|of|und|oder|der|die|den|y|o|e|u|et|ou|de|en|la|las|los|le|les|[dl](?=['’]))\b|[\s,;/|&():.'’–—-])*$/u;

/**
 * Drops facts whose places are only the end of another fact's list: "Peru, Chile or Bolivia only" requires one of the three, not
 * "Bolivia only". `plain` is the sentence.
 *
 * @example dropListTails([all, last], "Candidates from Peru or Chile only"); // [all]
 */
export const dropListTails = <Told extends Said>(told: readonly Told[], plain: string): Told[] =>
  told.filter((one) => !told.some((other) => isTailOf(one, other, plain)));

function isTailOf(tail: Said, list: Said, plain: string): boolean {
  if (!isDemand(tail) || !isDemand(list) || tail.namedAt <= list.namedAt) return false;
  const [named, all] = [namesOf(tail), namesOf(list)];
  return (
    named.length < all.length &&
    named.every((name) => all.includes(name)) &&
    WITHIN_LIST.test(plain.slice(list.namedAt, tail.namedAt))
  );
}

const namesOf = ({ fact }: Said): string[] => [...fact.countries, ...fact.regions];

/** "Or", with a few words before a permit: "or have a". The Spanish "o" only before a verb, for it is Portuguese for "the". */
const OR =
  /(?<!\p{L})(?:or|oder|ou|o(?= (?:ten|cont|dispon|est|pose|ser|haber)))(?: (?!(?:and|und|et|y|e)(?!\p{L}))[^\s.,;:]+){0,4} *$/iu;

/**
 * Who lives in a place or holds another's permit may apply: "you must live in Peru or be allowed to work in Chile" is open
 * to both. `plain` is the sentence.
 *
 * @example joinHomeOrPermit([inPeru, allowedInChile], "Live in Peru or be allowed to work in Chile"); // [inPeruOrChile]
 */
export const joinHomeOrPermit = <Told extends Said>(
  told: readonly Told[],
  plain: string,
): readonly Told[] => {
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

const isOr = (home: Said, { from }: Said, plain: string): boolean =>
  from > home.namedAt && OR.test(plain.slice(home.namedAt, from));

/** A permit of a named place. */
const isPermit = ({ kind, verdict, countries, regions }: Said["fact"]): boolean =>
  (kind === "workAuthorization" || kind === "citizenship") &&
  verdict === "required" &&
  countries.length + regions.length > 0;

function isSame(a: Said["fact"], b: Said["fact"]): boolean {
  const [open, other] = [countriesOpenTo(a), countriesOpenTo(b)];
  return open.size === other.size && [...open].every((country) => other.has(country));
}
