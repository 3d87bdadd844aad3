import type { Place } from "../../place/place.ts";
import {
  countriesOpenTo,
  isAmong,
  joinPlaces,
  leaveOut,
  namesPlaces,
  sharesCountry,
} from "../../place/region.ts";
import { type EligibilityFact, isOf } from "../eligibility-fact.ts";
import { isOfSomeOnly, isOpenBesides, PERMITS } from "./merge-demands.ts";

/**
 * A posting's place by its field and its text, the stricter where they differ. Where they share no country ("Poland", but
 * "based in Brazil" in the text), the text wins: somebody wrote it for this posting.
 *
 * @example
 * const facts = readFacts("", "You must be authorized to work in the US.");
 * reconcilePlace(parsePlace("Worldwide"), facts); // { scope: "restricted", countries: ["US"], regions: [], requires: "workAuthorization" }
 */
export function reconcilePlace(field: Place, facts: readonly EligibilityFact[]): Place {
  // What the field says is in `field` already.
  const told = facts.filter(({ source }) => source !== "field");
  const permits = listPermits(facts);
  const demanded = joinDemands(told.filter((fact) => isOf(fact, "residence", "only")));
  // A text used for several postings names other places too: a permit of the field's own tells which are meant.
  const isOfOthers =
    demanded && permits.some(({ demand }) => sharesPlace(field, demand) && !sharesPlace(demanded, demand));
  const lived = isOfOthers ? undefined : demanded;
  const zones = told.find((fact) => isOf(fact, "hours", "required") && namesPlaces(fact));
  const open = lived
    ? narrow(isWiderThanTown(lived, field) ? NOWHERE : field, lived, lived)
    : openUp(lift(field, told), told);
  const more = addBesides(open, told);
  const settled: Place =
    zones?.timezones && more.scope !== "restricted"
      ? { scope: "restricted", ...joinPlaces([zones]), timezones: zones.timezones }
      : more;
  // "Applicants in Peru must be authorized to work in Peru" closes the job to nobody elsewhere.
  const permitted = listPermits(facts.filter((fact) => !isOfSomeOnly(fact))).reduce(
    (place, { demand }) => narrow(place, demand, place),
    settled,
  );
  const [strictest] = permits.filter(({ demand }) => isWithin(permitted, demand));
  return withoutExcluded({ ...permitted, ...(strictest && { requires: strictest.requires }) }, facts);
}

const listPermits = (facts: readonly EligibilityFact[]) =>
  PERMITS.flatMap((requires) => {
    const demand = joinDemands(facts.filter((fact) => isOf(fact, requires, "required")));
    return demand ? [{ requires, demand }] : [];
  });

const sharesPlace = (a: Demand, b: Demand): boolean => sharesCountry(countriesOpenTo(a), countriesOpenTo(b));

const NOWHERE: Place = { scope: "unknown", countries: [], regions: [] };

/** A town in a field may be an office's, so a text that allows more than its country wins. */
const isWiderThanTown = (demand: Demand, field: Place): boolean =>
  field.cities !== undefined && isWithin(field, demand) && !isWithin(demand, field);

type Demand = Pick<Place, "countries" | "regions">;

/** Demands that share countries are the same one; others are a list of places. */
function joinDemands(facts: readonly EligibilityFact[]): Demand | undefined {
  const demands: Demand[] = facts.filter(namesPlaces);
  return demands.length === 0
    ? undefined
    : demands.reduce((joined, one) => intersect(joined, one) ?? joinPlaces([joined, one]));
}

function narrow(place: Place, demand: Demand, otherwise: Demand): Place {
  if (place.scope === "restricted" && isWithin(place, demand)) return place;
  const { timezones } = place;
  const { countries, regions } =
    place.scope === "restricted" ? (intersect(place, demand) ?? otherwise) : demand;
  return { scope: "restricted", countries, regions, ...(timezones && { timezones }) };
}

/** Where the text says that nobody has to live there, the field's places are open, and others not stated. */
function lift(field: Place, facts: readonly EligibilityFact[]): Place {
  const optional = facts.filter((fact) => isOf(fact, "residence", "optional"));
  const isLifted = field.scope === "restricted" && optional.some((fact) => isWithin(field, fact));
  return isLifted ? { ...field, scope: "unknown" } : field;
}

const saysWorld = (facts: readonly EligibilityFact[]): boolean =>
  facts.some((fact) => isOf(fact, "residence", "open") && !namesPlaces(fact));

/** What the text opens where the field says nothing: the world, or some countries. */
function openUp(field: Place, facts: readonly EligibilityFact[]): Place {
  const open = facts.filter((fact) => isOf(fact, "residence", "open"));
  if (field.scope !== "unknown" || open.length === 0) return field;
  return saysWorld(open) ? { ...field, scope: "worldwide" } : { ...field, ...joinPlaces([field, ...open]) };
}

/**
 * "We also consider candidates in Canada" opens Canada besides the field's places. A field of "Worldwide" cannot be meant
 * then: elsewhere is not stated.
 */
function addBesides(place: Place, facts: readonly EligibilityFact[]): Place {
  const besides = facts.filter(isOpenBesides);
  if (besides.length === 0 || saysWorld(facts)) return place;
  const scope = place.scope === "restricted" ? "restricted" : "unknown";
  return { ...place, scope, ...joinPlaces([place, ...besides]) };
}

function withoutExcluded(place: Place, facts: readonly EligibilityFact[]): Place {
  const excluded = facts.filter((fact) => isOf(fact, "residence", "excluded"));
  if (excluded.length === 0) return place;
  const out = joinPlaces(excluded);
  if (place.scope === "unknown") return { ...place, excluded: out };
  const left = leaveOut(place, { scope: "restricted", ...out });
  // Where nothing is left the posting contradicts itself.
  return { ...place, ...(left ?? NOWHERE) };
}

const isWithin = (place: Demand, demand: Demand): boolean =>
  isAmong(countriesOpenTo(place), countriesOpenTo(demand));

/** What two places share, as the narrower names it or country by country; undefined if nothing. */
function intersect(a: Demand, b: Demand): Demand | undefined {
  if (isWithin(a, b)) return a;
  if (isWithin(b, a)) return b;
  const open = countriesOpenTo(b);
  const shared = [...countriesOpenTo(a)].filter((country) => open.has(country));
  return shared.length === 0 ? undefined : { countries: shared.toSorted(), regions: [] };
}
