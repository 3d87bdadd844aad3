import { COUNTRY_CODES } from "./country-codes.ts";
import { COUNTRY_LABELS } from "./country-labels.ts";
import { type Meaning, readMention } from "./mention.ts";
import { readNames, splitAtConjunctions, splitNames } from "./read-names.ts";
import { countriesOpenTo, isAmong, joinPlaces } from "./region.ts";

/**
 * Leaves of a region, or of the world, what a bracket behind it names, or what is said to be all of it: "Europe (UK only)"
 * and "Europe, UK only" are the UK. The bracket has to say "only", or to lie within the region; it tells nothing where not
 * all in it are places where people live ("Europe (Germany preferred)", "EMEA (London)").
 *
 * @example narrowRegions("Canada, Europe (Germany, Spain)"); // "Canada, Germany, Spain"
 */
export function narrowRegions(text: string): string {
  let narrowed = "";
  let from = 0;
  for (const { 0: bracket, index } of text.matchAll(/[([][^()[\]]*[)\]]/g)) {
    narrowed += text.slice(from, index);
    from = index + bracket.length;
    const region = findLastName(narrowed);
    const within = narrow(region, bracket.slice(1, -1));
    narrowed =
      within === undefined
        ? narrowed + bracket
        : `${narrowed.slice(0, narrowed.length - region.length)} ${within}`;
  }
  return (narrowed + text.slice(from))
    .split(/([;|•·\n])/)
    .map(narrowList)
    .join("");
}

/** What stands right before a bracket: "Canada, Europe" ends in "Europe". */
function findLastName(text: string): string {
  const [name = ""] = /[^,/:;@|•·\n()[\]]*$/.exec(text.slice(-LONGEST)) ?? [];
  const behind = (separator: RegExp) => name.split(separator).at(-1) ?? "";
  const behindDash = behind(/ [-–—] /);
  return isWide(behindDash) ? behindDash : behind(/ (?:[-–—]|and|or|&|\+) /i);
}

const LONGEST = 60;

/** "Worldwide - US only", "Europe, UK only", but "LATAM, Spain only": two places. */
function narrowList(statement: string): string {
  if (!ONLY.test(statement)) return statement;
  const [, region = "", list = ""] =
    /^(?:\W*remote\W+)?([^,:()[\]]{1,60}?)(?: \(remote\)|[)\]])?(?:[,:]| [-–—] )(.*)$/is.exec(statement) ??
    [];
  return (ONLY.test(list) && narrow(region, list, { mustLieWithin: true })) || statement;
}

/** "Only", which a name has to be read without. */
const ONLY =
  /(?<!\p{L})(?:only|exclusively|nur|ausschließlich|uniquement|seulement|s[oó]lo|solamente|[uú]nicamente|somente|apenas)(?: in)?(?!\p{L})/iu;

/** Words by which a place is one among others, or where the employer is. */
const LOOSELY =
  /^\W*(?:and|or|plus|incl|und|et|y|e)\b|^\s*[&+]|\b(?:prefer\w*|ideal\w*|first|friendly|plus|hubs?|hq|headquarter\w*|offices?|hybrid|on-?site|in-person|eligible|near)\b/i;

/** A region's countries, all those of the world where it is that, and none where it is no region. */
function countriesOfWide(name: string): ReadonlySet<string> {
  const meaning = readMention(name)?.meaning;
  if (meaning?.worldwide) return COUNTRY_CODES;
  const open = meaning?.place && countriesOpenTo(joinPlaces([meaning.place]));
  return open !== undefined && open.size > 1 ? open : new Set();
}

const isWide = (name: string) => countriesOfWide(name).size > 0;

/** What is left of a region: the text without "only"; undefined where it does not narrow the region. */
function narrow(region: string, list: string, { mustLieWithin = false } = {}): string | undefined {
  const wide = countriesOfWide(region);
  if (wide.size === 0 || LOOSELY.test(list)) return undefined;
  const isOnly = ONLY.test(list);
  const named = writeCodes(
    list
      .replace(ONLY, " ")
      .replace(/^\W*but(?: in)?\s/i, "")
      .replaceAll(/[;|]/g, ","),
    wide,
  );
  if (!splitNames(named).every(isWholeName)) return undefined;
  const meanings = readNames([named]);
  if (!meanings.every((meaning) => isWhereToLive(meaning, isOnly))) return undefined;
  const place = joinPlaces(meanings.flatMap((meaning) => meaning.place ?? []));
  const open = countriesOpenTo(place);
  if (open.size === 0) return undefined;
  const isWithin = isAmong(open, wide);
  // "EMEA (Europe, Middle East and Africa)" says what the letters mean.
  const explains = place.countries.length === 0 && open.size >= wide.size * NEARLY_ALL;
  const narrows = isOnly ? isWithin || !mustLieWithin : isWithin && !explains;
  return narrows ? named : undefined;
}

const NEARLY_ALL = 0.95;

/** Codes that all are countries of the region are those, and no states: "Americas (CA, US)" names Canada. */
function writeCodes(list: string, wide: ReadonlySet<string>): string {
  const codes = list.match(/\b[A-Z]{2}\b/g) ?? [];
  const areCountries = codes.every((code) => wide.has(code) || readMention(code)?.meaning !== undefined);
  const write = (code: string) => (wide.has(code) && COUNTRY_LABELS.get(code)) || code;
  return (areCountries ? list.replaceAll(/\b[A-Z]{2}\b/g, write) : list).trim();
}

const isWholeName = (name: string) =>
  splitAtConjunctions(name).every((one) => {
    const read = readMention(one);
    // "Remote OK" is not Oklahoma.
    return read !== undefined && (!read.letters || /^\s*[A-Z]{2,3}\s*$/.test(one));
  });

/** A town alone is as often where the employer is. */
const isWhereToLive = ({ place }: Meaning, isOnly: boolean) =>
  place !== undefined && (isOnly || place.cities === undefined);
