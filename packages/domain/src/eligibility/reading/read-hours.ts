import { hoursOfCountry } from "../../place/country-zones.ts";
import type { TimeZoneWindow } from "../../place/place.ts";
import { peopleLivingIn, takeOffsets } from "../../place/zone-offsets.ts";
import type { EligibilityFact } from "../eligibility-fact.ts";
import type { Match, PhraseTable } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";
import { readDay } from "./read-day.ts";

/** "ET", and "Pacific" that is no more of a name: "10am–2pm Pacific", "US Eastern hours". */
const AMERICAN_ZONE =
  /\b(?<zone>[ECMP])(?:T\b|(?:astern|entral|ountain|acific)\b(?! (?:\p{Lu}|time\b|standard\b|daylight\b|european\b)))/gu;

/** The zones, the hours of a day there, and how many of them, that a sentence asks for. */
export function readHours(
  table: PhraseTable,
  { plain, from }: Match,
): Partial<Pick<EligibilityFact, "timezones" | "day" | "overlap" | "regions" | "countries">> {
  // The zone that the words name, where the sentence names others before them: "±3 hours from CET".
  const begin = /(?:±|\+\/-) ?\d{1,2} $/u.exec(plain.slice(0, from))?.index ?? from;
  const { window } = takeOffsets(plain.slice(begin).replace(AMERICAN_ZONE, "$<zone>ST"));
  const lived = window && table.livedIn?.test(plain) ? peopleLivingIn(window) : {};
  const day = readDay(plain);
  // A town's time is only of use with the hours: "de 9h à 17h, heure de Lyon".
  const timezones = window ?? (day && hoursOfTown(plain));
  const overlap = Number(table.overlap.exec(plain)?.[1] ?? 0);
  return {
    ...lived,
    ...(timezones && { timezones }),
    ...(timezones && day && { day }),
    ...(overlap >= 1 && overlap <= 12 && { overlap }),
  };
}

const TOWN_BEHIND =
  /\b(?:heures?|hora(?:rio)?s?|fuso|huso)(?: horaire| horario)?,? (?:d[aeo](?:l| la)? |d['’]|de l['’])(?<town>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u;
const TOWN_BEFORE = /(?<town>\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?) [Tt]ime\b/u;

/** Towns by which hours are told in countries of several zones, without accents. */
const ZONES_OF_TOWNS: readonly (readonly [offset: number, town: RegExp])[] = [
  [-8, /^(?:Los Angeles|San Francisco|Seattle|Vancouver)\b/u],
  [-6, /^(?:Chicago|Mexico|Ciudad|CDMX)\b/u],
  [-5, /^(?:New York|Nueva York|Nova York|Nova Iorque|Boston|Miami|Toronto)\b/u],
  [-3, /^(?:Brasilia|Sao Paulo|Rio)\b/u],
  [10, /^(?:Sydney|Melbourne)\b/u],
];

/** The hours of UTC of a town, or of its country where it has but one zone. */
function hoursOfTown(plain: string): TimeZoneWindow | undefined {
  const town = (TOWN_BEHIND.exec(plain) ?? TOWN_BEFORE.exec(plain))?.groups?.["town"];
  if (town === undefined) return undefined;
  const [zone] = ZONES_OF_TOWNS.find(([, names]) => names.test(town)) ?? [];
  if (zone !== undefined) return { from: zone, to: zone };
  const [country, ...others] = findPlaces(town, true)?.countries ?? [];
  return country === undefined || others.length > 0 ? undefined : hoursOfCountry(country);
}
