import { parsePlace } from "../../place/parse-place.ts";
import type { Place } from "../../place/place.ts";
import { countriesOpenTo, isAmong } from "../../place/region.ts";
import { takeOffsets } from "../../place/zone-offsets.ts";
import { type EligibilityFact, isOf, MAX_FACTS, MAX_QUOTE } from "../eligibility-fact.ts";
import { decideRemote, isAskedFor, type RemoteDecision } from "./decide-remote.ts";
import { isOfItsPlace, readFacts } from "./read-facts.ts";
import { findOnlyCountry } from "./read-world.ts";
import { reconcilePlace } from "./reconcile-place.ts";

/** What a posting says, in the feed's fields and its own text. */
export type PostingText = {
  title: string;
  /** The description's plain text. */
  text: string;
  /** The place as its field was read, and as it says. */
  place: Place;
  stated: string;
  /** The feed's words for the type of the job. */
  jobTypes: readonly string[];
};

/**
 * Who may hold a job: the facts that say so, those of the feed's fields first, and the place that follows from all of
 * them, the stricter where they differ.
 *
 * @example
 * const posting = { title: "Cook", text: "You must live in Peru.", place: parsePlace(""), stated: "", jobTypes: [] };
 * readEligibility(posting).place.countries; // => ["PE"]
 */
export function readEligibility(posting: PostingText): {
  facts: EligibilityFact[];
  place: Place;
  decision: RemoteDecision;
} {
  const told = withoutWider(fillInPlaces(readFacts(posting.title, posting.text), posting));
  const facts = [...readFields(posting, told), ...told].slice(0, MAX_FACTS);
  const decision = decideRemote(posting, facts);
  return {
    // Where people may choose, days in an office are for those who do, or who live nearby.
    facts: decision.remote === "choice" ? facts.map(offerOffice) : facts,
    place: { ...reconcilePlace(posting.place, facts), ...findHours(told) },
    decision,
  };
}

/** The hours that the text demands first. Those of a field are the place's time zones already. */
function findHours(told: readonly EligibilityFact[]): Pick<Place, "hours"> {
  const demanded = told.find((fact) => isOf(fact, "hours", "required") && fact.timezones);
  if (!demanded?.timezones) return {};
  const { timezones, day, overlap } = demanded;
  return { hours: { timezones, ...(day && { day }), ...(overlap !== undefined && { overlap }) } };
}

/**
 * A permit for "the country" is one for the posting's own place, where that is known. So is a home in it; where the field
 * says nothing, "the country" is the only one that the text names.
 */
function fillInPlaces(facts: EligibilityFact[], { place, text }: PostingText): EligibilityFact[] {
  return facts.flatMap((fact) => {
    if (!isOfItsPlace(fact)) return [fact];
    const { scope, countries, regions } = place;
    if (scope === "restricted") return [{ ...fact, countries, regions }];
    const country =
      fact.kind === "residence" ? (findOnlyCountry(fact.quote) ?? findOnlyCountry(text)) : undefined;
    return country === undefined ? [] : [{ ...fact, countries: [country] }];
  });
}

/** "Work from anywhere in the Americas" says nothing more where the same text asks for Brazil. */
function withoutWider(facts: readonly EligibilityFact[]): EligibilityFact[] {
  const demands = facts
    .filter((fact) => isOf(fact, "residence", "only") && fact.source === "description")
    .map((fact) => ({ fact, open: countriesOpenTo(fact) }));
  const wider = demands.filter(({ open }) =>
    demands.some(({ open: other }) => other.size > 0 && other.size < open.size && isAmong(other, open)),
  );
  return facts.filter((fact) => !wider.some((demand) => demand.fact === fact));
}

const offerOffice = (fact: EligibilityFact): EligibilityFact =>
  isOf(fact, "workplace", "required") && !isAskedFor(fact) ? { ...fact, verdict: "optional" } : fact;

function readFields(
  { place, stated, jobTypes }: PostingText,
  told: readonly EligibilityFact[],
): EligibilityFact[] {
  const { rest, window } = takeOffsets(stated);
  const facts: EligibilityFact[] = [];
  const add = (quote: string, fact: Pick<EligibilityFact, "kind" | "verdict"> & Partial<EligibilityFact>) => {
    if (quote === "") return;
    facts.push({ countries: [], regions: [], source: "field", quote: quote.slice(0, MAX_QUOTE), ...fact });
  };
  if (place.scope === "worldwide") add(stated, { kind: "residence", verdict: "open" });
  // Zones alone stand for the parts of the world that live in them.
  const namesPlaces = parsePlace(rest).scope !== "unknown" || place.timezones === undefined;
  const isPlace = namesPlaces && place.scope === "restricted";
  // A town may be the office's: it says where people live only if the text does not.
  const isOffice = place.cities !== undefined && told.some((fact) => isOf(fact, "residence", "only"));
  const { countries, regions, timezones } = place;
  if (isPlace && !isOffice) add(stated, { kind: "residence", verdict: "only", countries, regions });
  // "USA, Canada, USA timezones": one more place to live in, and no hours to work.
  if (timezones && !(isPlace && window === undefined))
    add(stated, { kind: "hours", verdict: "required", timezones });
  const contractor = jobTypes.find((type) => CONTRACTOR.test(type)) ?? "";
  add(contractor, { kind: "employment", verdict: "contractor" });
  return facts;
}

const CONTRACTOR = /^(?:independent )?(?:contractor|freelancer?)$/iu;
