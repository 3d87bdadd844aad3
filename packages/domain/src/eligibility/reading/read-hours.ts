import { hoursOfCountry, peopleLivingIn } from "../../place/country-zones.ts";
import type { TimeZoneWindow, WorkHours } from "../../place/place.ts";
import { ZONE_LETTERS } from "../../place/zone-names.ts";
import { takeOffsets } from "../../place/zone-offsets.ts";
import type { EligibilityFact } from "../eligibility-fact.ts";
import type { Match, PhraseTable } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";

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

type Day = NonNullable<WorkHours["day"]>;

const HALF = String.raw`(?:[ap]m\b|[ap]\.m\.?)`;
const MINUTES = String.raw`(?:[:.]|h ?)(?:00|15|30|45)(?!\d)`;
const TO = String.raw`(?: ?[-–—] ?| (?:to|until|till|through|thru|and|bis|und|as?|ate|et|hasta|e|y) )(?:las )?`;
const time = (name: string): string =>
  `(?<${name}>\\d{1,2})(?<${name}Minutes>${MINUTES})?(?: ?(?<${name}Half>${HALF})| ?h\\b)?`;
// Minutes, "am", "h" or "Uhr" make it a clock. Two bare numbers need a zone right behind them.
const FROM_TO = new RegExp(
  String.raw`(?<![\d:.,/+$€£-])${time("start")}(?: ?uhr)?${TO}${time("end")}(?<rest> ?uhr\b|,? \(?(?:[ecmp]t|${ZONE_LETTERS.join("|")}|(?:us )?(?:eastern|pacific|central|mountain))\b)?(?![\d:%])`,
  "gi",
);
const IS_CLOCK = /[ap]\.?m|[:.h]\d|h\b|uhr/iu;
/** Longest working day: longer spans are opening hours. Without a clock, shorter ones than `SHORTEST_BARE` are a count of hours. */
const LONGEST = 14;
const SHORTEST_BARE = 4;

/**
 * The part of the day a sentence without accents states, in hours after midnight; undefined if there is none, or several that
 * differ.
 *
 * @example readDay("Working hours are 6pm to 2am CET."); // { start: 18, end: 2 }
 */
export function readDay(plain: string): Day | undefined {
  const clear = plain.replace(/\bnoon\b/giu, "12pm").replace(/\bmidnight\b/giu, "12am");
  const days = Array.from(clear.matchAll(FROM_TO), ({ 0: said, groups = {} }) => {
    if (IS_CLOCK.test(said)) return toDay(groups, 1);
    return isZoned(groups["rest"]) ? toDay(groups, SHORTEST_BARE) : undefined;
  }).filter((day) => day !== undefined);
  const [first] = days;
  return days.every((day) => day.start === first?.start && day.end === first.end) ? first : undefined;
}

/** Whether a zone stands behind: "9-5 IST" and not "9 bis 5 ist". */
const isZoned = (rest: string | undefined): boolean =>
  rest !== undefined && (/[a-z]{5}/i.test(rest) || rest === rest.toUpperCase());

type Groups = Readonly<Record<string, string | undefined>>;

function toDay(groups: Groups, shortest: number): Day | undefined {
  const endHalf = groups["endHalf"];
  const startHalf = groups["startHalf"];
  const end = toHour(groups["end"], groups["endMinutes"], endHalf);
  const starts =
    startHalf === undefined && endHalf !== undefined ? [endHalf, otherHalf(endHalf)] : [startHalf];
  // "10–2pm" begins in the morning, and "1–5pm" does not. "9–5" ends in the afternoon.
  return starts
    .map((half) => toHour(groups["start"], groups["startMinutes"], half))
    .map((start) => {
      const isHalved = startHalf === undefined && endHalf === undefined && end <= start && start <= 12;
      return { start, end: isHalved ? end + 12 : end };
    })
    .find((day) => isDay(day, shortest));
}

function isDay({ start, end }: Day, shortest: number): boolean {
  const length = (end - start + 24) % 24;
  return start < 24 && end <= 24 && length >= shortest && length <= LONGEST;
}

const otherHalf = (half: string): string => (half.toLowerCase().startsWith("a") ? "pm" : "am");

function toHour(hour = "", minutes = "", half?: string): number {
  const told = Number(hour) + Number(/\d\d/.exec(minutes)?.[0] ?? 0) / 60;
  if (half === undefined) return told;
  return (told % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}
