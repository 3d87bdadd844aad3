import { completeNames } from "./complete-names.ts";
import { COUNTRY_CODES } from "./country-codes.ts";
import { peopleLivingIn } from "./country-zones.ts";
import { type Meaning, readMention, saysSomething } from "./mention.ts";
import { narrowRegions } from "./narrow-regions.ts";
import type { Place } from "./place.ts";
import { readNames } from "./read-names.ts";
import { countriesOpenTo, joinPlaces, leaveOut, sharesCountry } from "./region.ts";
import type { TownsAlone } from "./resolve-town.ts";
import type { NamedZones } from "./zone-names.ts";
import { joinWindows, takeOffsets, widenWindow } from "./zone-offsets.ts";

/**
 * Reads where the person hired may live. A text is taken apart at commas and the like; a list is taken name by
 * name, for names hold commas ("Congo, The Democratic Republic of the"). Regions and countries are kept as
 * stated; names we cannot read are left out, and with none left the place is `unknown`. A town alone is one of
 * those: there are many of its name, and an employer's town is not where its people must live.
 *
 * `worldwide` is said so, or all continents are named ("Americas, Europe, Asia, Africa, Oceania": 95 % of the
 * countries will do). "Anywhere except the USA" is restricted to all other countries, and unknown where we cannot
 * read every name that is left out: better unknown than wrong.
 *
 * Time zones ("European timezones", "UTC-5 to UTC+1", "CET +/- 3 hours") beside places only add the window; alone
 * they stand for the parts of the world that live in them. Beside a name we cannot read ("Berlin (CET)") they do not.
 *
 * @example
 * parsePlace("LATAM,  Canada,  USA"); // => { scope: "restricted", countries: ["CA", "US"], regions: ["latam"] }
 */
export function parsePlace(stated: string | readonly string[], towns: TownsAlone = {}): Place {
  const listed = typeof stated === "string" ? [stated.replace(TRADE, "$1")] : stated.slice(0, MAX_TEXTS);
  const hours = takeOffsets(completeNames(listed.join("\n").slice(0, MAX_LENGTH)));
  const { kept: all, left } = takeException(hours.rest);
  const kept = narrowRegions(all);
  const texts = typeof stated === "string" ? [kept] : kept.split("\n").filter(saysSomething);
  const meanings = readNames(texts, towns);
  const named = meanings.flatMap(({ zones = [] }) => zones);
  const zones: NamedZones[] = [
    ...named.map((zone) => ({ ...zone, window: widenWindow(zone.window, hours.spread) })),
    ...(hours.window ? [{ window: hours.window, ...peopleLivingIn(hours.window) }] : []),
  ];
  const timezones = joinWindows(zones.map(({ window }) => window));
  const place = left === undefined ? readPlaces(meanings, zones) : readException(kept, left);
  return { ...place, ...(timezones !== undefined && { timezones }) };
}

const MAX_LENGTH = 10_000;
const MAX_TEXTS = 300;
/** States, and cities, that a place keeps. */
const MAX_STATED = 100;
const UNKNOWN: Place = { scope: "unknown", countries: [], regions: [] };
/** Of all countries; what is missing are islands and Antarctica. */
const WORLDWIDE_SHARE = 0.95;

function readPlaces(meanings: readonly Meaning[], zones: readonly NamedZones[]): Place {
  const places = meanings.flatMap(({ place }) => place ?? []);
  const subdivisions = unique(places.flatMap((place) => place.subdivisions ?? [])).slice(0, MAX_STATED);
  const cities = unique(places.flatMap((place) => place.cities ?? [])).slice(0, MAX_STATED);
  const within = { ...(subdivisions.length > 0 && { subdivisions }), ...(cities.length > 0 && { cities }) };
  // "Anywhere (EMEA)" is anywhere in EMEA, while "USA, Worldwide" is the world.
  const saysWorld = meanings.some(({ worldwide, loosely }) => worldwide && !(loosely && places.length > 0));
  const areZones = meanings.every((meaning) => meaning.zones !== undefined);
  const named = joinPlaces(places.length > 0 ? places : areZones ? zones : []);
  const open = countriesOpenTo(named).size;
  if (saysWorld || open >= COUNTRY_CODES.size * WORLDWIDE_SHARE)
    return { scope: "worldwide", countries: [], regions: [], ...within };
  return open === 0 ? UNKNOWN : { scope: "restricted", ...named, ...within };
}

// "Anywhere", or nothing but "remote", before what is left out, is the world; every name left out has to be read. A country
// of which a part is left out stays open: "US or Canada, excluding Quebec".
function readException(kept: string, left: string): Place {
  const [open, closed] = [readNames([kept]), readNames([left])];
  const isSure = takeException(kept).left === undefined && closed.every(({ place }) => place !== undefined);
  const whole = closed.filter(({ place }) => !isPartOfCountry(place));
  const says = open.length > 0;
  // "Remote, but not in California" tells of no country that it is open.
  if (!isSure || closed.length === 0 || (!says && whole.length === 0)) return UNKNOWN;
  const from = readPlaces(says ? open : [{ worldwide: true }], []);
  const out = readPlaces(whole, []);
  if (from.scope === "unknown" || out.scope === "worldwide") return UNKNOWN;
  // "Anywhere except California" is said in the United States, and of them; "Worldwide" is not.
  if (whole.length === 0 && from.scope === "worldwide" && !WORLD.test(kept)) {
    const { scope, countries, regions } = readPlaces(closed, []);
    return { scope, countries, regions };
  }
  const isInside = from.scope === "worldwide" || sharesCountry(countriesOpenTo(out), countriesOpenTo(from));
  return whole.length === 0 || !isInside ? from : (leaveOut(from, out) ?? UNKNOWN);
}

const WORLD = /\b(?:world|global|any country)/i;

const isPartOfCountry = (place: Meaning["place"]) =>
  place !== undefined &&
  (place.isPart === true || place.subdivisions !== undefined || place.cities !== undefined);

/** "Worldwide (IT)" says the trade, with nothing beside it that is in Italy. */
const TRADE =
  /^(\W*(?:(?:fully|100 ?%) )?(?:remote(?:ly)?|worldwide|anywhere|global(?:ly)?)\W*?)[([]\s*IT\s*[)\]]\W*$/i;

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** What a text says, and what it takes out of that: "Europe (not UK), Canada" keeps "Europe , Canada" and leaves out "UK". */
type Exception = { kept: string; left: string | undefined };

/** Words that take out what follows, whatever it is. */
const EXCEPT =
  "(?:except(?:ing|[oée])?(?: for)?|exclud(?:ing|es?)|excl\\.?|outside(?: of)?|other than|apart from|with (?:the )?exception of|" +
  "but not|not(?: in)?|non-?|exceto|sauf|hormis|au(?:ß|ss)er|ausgenommen)";
const STATEMENT = new RegExp(
  `\\(\\s*${EXCEPT}(?!\\p{L})([^()]*)\\)|(?<!\\p{L})${EXCEPT}(?!\\p{L})((?:[^();\\n]|\\([^()]*\\))*)`,
  "iu",
);

/** Words that take out only what is a place: "Europe, no UK", but "USA, no agencies". */
const TAKERS =
  "no|without|w\\/o|minus|ohne|sans|sin|sem|hors|salvo|menos|(?<=\\b(?:anywhere|everywhere|everyone|all|any|countr(?:y|ies))\\s+)but";
const TAKEN = new RegExp(`(?<![\\p{L}\\d/])(${TAKERS})\\s+(?=\\p{L})([^()[\\];\\n]*)`, "giu");
const AGAIN = new RegExp(`(?<![\\p{L}\\d/])(?:${TAKERS}|not)\\s`, "giu");
/** What stands between the names taken out. */
const BETWEEN = /[,/&+]| (?:and|or|nor|und|oder|et|ou|y|e) | [-–—] /iu;
/** "Anywhere but US preferred" takes out nothing. */
const WISHED = /\b(?:prefer|ideal|must|only)/i;
/** "Remote, no office in Germany" is in Germany. */
const OF_WORK =
  /^\s*(?:offices?|hybrid|on-?site|remote|locations?|home ?office|t[eé]l[eé]travail|teletrabajo)(?!\p{L})/iu;
/** "Remoto no Brasil" is in Brazil. */
const PORTUGUESE =
  /(?<!\p{L})(?:brasil|remot[oa]|trabalh\p{L}+|qualquer|reino unido|canadá|japão)(?!\p{L})/iu;

/**
 * Takes apart the first thing that a text leaves out; `left` is undefined where it leaves out nothing.
 *
 * @example takeException("Anywhere except the USA"); // { kept: "Anywhere ", left: " the USA" }
 */
export function takeException(text: string): Exception {
  const isPortuguese = PORTUGUESE.test(text);
  const plain = text.replace(TAKEN, (whole: string, word: string, names: string) => {
    // In capitals it is Norway.
    if (word === "NO" || (/^no$/i.test(word) && isPortuguese)) return whole;
    const left = names.replace(AGAIN, " ");
    return isListOfPlaces(left) ? `except ${left}` : names;
  });
  const found = STATEMENT.exec(plain);
  if (!found) return { kept: plain, left: undefined };
  const kept = plain.slice(0, found.index) + plain.slice(found.index + found[0].length);
  return { kept, left: found[1] ?? found[2] ?? "" };
}

function isListOfPlaces(text: string): boolean {
  const [first = "", ...others] = text.split(BETWEEN);
  if (!saysSomething(first) || OF_WORK.test(first)) return false;
  const names = [first, ...others].filter(saysSomething);
  return names.length > 0 && !WISHED.test(text) && names.every((name) => readMention(name) !== undefined);
}
