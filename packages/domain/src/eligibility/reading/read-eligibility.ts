import { parsePlace } from "../../place/parse-place.ts";
import type { CountryCode, Place } from "../../place/place.ts";
import { countriesOpenTo } from "../../place/region.ts";
import { takeOffsets } from "../../place/zone-offsets.ts";
import { type EligibilityFact, MAX_FACTS, MAX_QUOTE } from "../eligibility-fact.ts";
import { decideRemote, isAskedFor, type RemoteDecision } from "./decide-remote.ts";
import { findOnlyCountry } from "./measure-spread.ts";
import { isOfItsPlace, readFacts } from "./read-facts.ts";
import { namesTown, reconcilePlace } from "./reconcile-place.ts";

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
  const told = withoutWider(settlePlaces(readFacts(posting.title, posting.text), posting));
  const facts = [...readFields(posting, told), ...told].slice(0, MAX_FACTS);
  const decision = decideRemote(posting, facts);
  return {
    // Where people may choose, days in an office are for those who do, or who live nearby.
    facts: decision.remote === "choice" ? facts.map(offerOffice) : facts,
    place: { ...reconcilePlace(posting.place, facts), ...readHours(told) },
    decision,
  };
}

/** The hours that the text demands first. Those of a field are the place's time zones already. */
function readHours(told: readonly EligibilityFact[]): Pick<Place, "hours"> {
  const [demanded] = told.flatMap(({ kind, verdict, timezones, day, overlap }) =>
    kind === "hours" && verdict === "required" && timezones ? [{ timezones, day, overlap }] : [],
  );
  if (!demanded) return {};
  const { timezones, day, overlap } = demanded;
  return { hours: { timezones, ...(day && { day }), ...(overlap !== undefined && { overlap }) } };
}

/**
 * A permit for "the country" is one for the posting's own place, where that is known. So is a home in it; where the field
 * says nothing, "the country" is the only one that the text names.
 */
function settlePlaces(facts: EligibilityFact[], { place, text }: PostingText): EligibilityFact[] {
  return facts.flatMap((fact) => {
    if (!isOfItsPlace(fact)) return [fact];
    const { scope, countries, regions } = place;
    if (scope === "restricted") return [{ ...fact, countries: [...countries], regions: [...regions] }];
    const country =
      fact.kind === "residence" ? (findOnlyCountry(fact.quote) ?? findOnlyCountry(text)) : undefined;
    return country === undefined ? [] : [{ ...fact, countries: [country] }];
  });
}

/** "Work from anywhere in the Americas" says nothing more where the same text asks for Brazil. */
function withoutWider(facts: readonly EligibilityFact[]): EligibilityFact[] {
  const demands = facts.filter(
    ({ kind, verdict, source }) => kind === "residence" && verdict === "only" && source === "description",
  );
  const opens = new Map(demands.map((fact) => [fact, countriesOpenTo(fact)]));
  return facts.filter((fact) => {
    const open = opens.get(fact);
    return !open || ![...opens.values()].some((other) => other.size > 0 && isProperSubset(other, open));
  });
}

const isProperSubset = (part: ReadonlySet<CountryCode>, whole: ReadonlySet<CountryCode>): boolean =>
  part.size < whole.size && [...part].every((country) => whole.has(country));

const offerOffice = (fact: EligibilityFact): EligibilityFact =>
  fact.kind === "workplace" && fact.verdict === "required" && !isAskedFor(fact)
    ? { ...fact, verdict: "optional" }
    : fact;

function readFields(
  { place, stated, jobTypes }: PostingText,
  told: readonly EligibilityFact[],
): EligibilityFact[] {
  const quote = stated.slice(0, MAX_QUOTE);
  const facts: EligibilityFact[] = [];
  const add = (fact: Pick<EligibilityFact, "kind" | "verdict" | "quote"> & Partial<EligibilityFact>) =>
    facts.push({ countries: [], regions: [], source: "field", ...fact });
  // Zones alone stand for the parts of the world that live in them.
  const namesPlaces =
    parsePlace(takeOffsets(stated).rest).scope !== "unknown" || place.timezones === undefined;
  if (quote !== "" && place.scope === "worldwide") add({ kind: "residence", verdict: "open", quote });
  // A town may be the office's: it says where people live only if the text does not.
  const isOffice =
    namesTown(place) && told.some(({ kind, verdict }) => kind === "residence" && verdict === "only");
  if (quote !== "" && place.scope === "restricted" && namesPlaces && !isOffice)
    add({ kind: "residence", verdict: "only", countries: place.countries, regions: place.regions, quote });
  // "USA, Canada, USA timezones": one more place to live in, and no hours to work.
  const isPlace = namesPlaces && place.scope === "restricted" && takeOffsets(stated).window === undefined;
  if (quote !== "" && place.timezones && !isPlace)
    add({ kind: "hours", verdict: "required", timezones: place.timezones, quote });
  const contractor = jobTypes.find((type) => CONTRACTOR.test(type));
  if (contractor !== undefined)
    add({ kind: "employment", verdict: "contractor", quote: contractor.slice(0, MAX_QUOTE) });
  return facts;
}

const CONTRACTOR = /^(?:independent )?(?:contractor|freelancer?)$/iu;
