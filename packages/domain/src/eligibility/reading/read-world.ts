import type { CountryCode, Region } from "../../place/place.ts";
import { countriesOf, countriesOpenTo, sharesCountry } from "../../place/region.ts";
import { EXCEPTING, LEFT_OUT_BEHIND } from "../phrases/exceptions.ts";
import type { ExtractedFact, FoundPlaces, Match, Phrase, PhraseTable } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";

/** What is told first: "We are based in Peru, but …", "We have an office in Peru and hire …", "Although our office is in Peru, …". */
const OF_THE_COMPANY =
  /^[^]*(?:,? (?:but|aber|pero|mas|mais)|, (?:because|denn|porque|pues|car|pois)) |^\P{L}*(?:although|though|while|obwohl|aunque|si bien|embora|bien que)\b[^,]*,|^\P{L}*(?:we(?: have| are|['’]re)|our)\b[^.;]*? and (?:we )?$/iu;
const LAST_BREAK = /[,;:–—][^,;:–—]*$/u;

/** Where another statement begins, or one about the team, whose places limit nobody: ": our people live in Peru". */
const NO_LIMIT =
  /[;–—]|,? (?:as long as|provided|solange|sofern|siempre que|mientras|tant que|pourvu|desde que|contanto que)\b(?=[^.;]{0,50}(?:hour|overlap|stund|uberlapp|hora|coincid|heure|fuseau|zeitzone|zone|huso|fuso))|[:,] (?:(?:ya|denn|weil|car|puisque|pues|porque|pois) )?(?:tenemos|contamos|nuestr[oa]s?|somos|wir (?:haben|sind)|unsere?|nous (?:avons|sommes)|notre|nos|temos|contamos|nossa?|we (?:have|are)|our)\b/iu;

/** Whether "anywhere" holds beside the places its clause names: several far apart are examples, one alone is a limit. */
export function readWorld(
  fact: ExtractedFact["fact"],
  { ofWorld, excepts }: Phrase,
  { denials }: PhraseTable,
  match: Match,
): ExtractedFact["fact"] | undefined {
  const { sentence, plain, from, to } = match;
  // "No need to live in Peru: we hire worldwide" names Peru as no limit.
  const before = plain.slice(0, from);
  const begins = denials.said.test(before)
    ? (LAST_BREAK.exec(before)?.index ?? 0)
    : (OF_THE_COMPANY.exec(before)?.[0].length ?? 0);
  const limits = plain.slice(to).split(NO_LIMIT)[0]?.split(EXCEPTING)[0] ?? "";
  const behind = excepts || isExceptionBehind(match) ? "" : limits;
  const { continents, countries, whole } = measureSpread(sentence.slice(begins, to + behind.length));
  if (ofWorld === "spread") return continents > 1 ? { ...fact, countries: whole } : undefined;
  // "Work from wherever you are: we have editors in Lugo and Montevideo" names examples.
  const isLimit = countries === 1 || (continents < 2 && !EXAMPLES.test(behind));
  if (countries > 0 && isLimit) return undefined;
  return excepts ? closeToRest(fact, match) : fact;
}

/** "Worldwide (without Peru)", and not "anywhere (without an office) in Peru". */
function isExceptionBehind({ sentence, plain, to }: Match): boolean {
  const excepted = LEFT_OUT_BEHIND.exec(plain.slice(to));
  return excepted !== null && findPlaces(sentence.slice(to + excepted[0].length)) !== undefined;
}

/** "Anywhere except California" means the rest of the United States. */
function closeToRest(
  fact: ExtractedFact["fact"],
  { sentence, plain, from, to }: Match,
): ExtractedFact["fact"] {
  const excepted = findPlaces(sentence.slice(to));
  if (!excepted || /\b(?:world|country)\b/iu.test(plain.slice(from, to))) return fact;
  const { countries, regions, inPart } = excepted;
  const isPart = regions.length === 0 && inPart.length === countries.length;
  return isPart ? { ...fact, verdict: "only", countries } : fact;
}

const EXAMPLES =
  /[:,(] ?(?:ya |deja |ja )?(?:we (?:already )?have|tenemos|contamos con|nous avons|on a|temos|wir haben|bei uns arbeiten|trabajan|travaillent)\b(?![^.;]{0,40}\b(?:office|oficina|sede|bureau|locaux|escritori|buro|standort))/iu;

const CONTINENTS: readonly Region[] = ["europe", "americas", "africa", "asia", "oceania"];
/** Names that are no place to live in: of a zone's hours, or of what lies outside. */
const ASIDE =
  /(?<!\p{L})(?:hours?|stunden|horas?|heures?|overlap\p{L}*|[uü]berlapp\p{L}*|coincid\p{L}*|chevauch\p{L}*)[^.;:]{0,30} (?:with|mit|con|com|avec) [^.;:,()]{2,40}|(?<!\p{L})(?:(?:heures?|horas?|hor[aá]rio|fuseau(?: horaire)?|zeit) (?:de |d['’]|von |da |do )|(?:au(?:ss|ß)erhalb|hors|en dehors|fuera|fora)(?: de(?: la| l['’])?| de[rnms]| d['’]?| d[ao])? ?)\p{Lu}[\p{L}]+/giu;
/** Where a name may begin, and not "La oferta": that is Los Angeles in capitals alone. */
const NAMES = /(?<![\p{L}\p{M}’'-])(?!La \p{Ll})\p{Lu}/gu;

/** All that a sentence names, towns for their countries; `whole` holds the countries, where nothing else is named. */
export type Spread = { continents: number; countries: number; whole: CountryCode[] };

/**
 * How far apart the places of a sentence lie. Who names towns of two continents means any: "whether you live in Dakar
 * or Lyon". One country or region alone is where it has to be: "wherever you like, in Spain".
 *
 * @example measureSpread("De Dakar à Lyon").continents; // 2
 */
export function measureSpread(sentence: string): Spread {
  const countries = new Set<CountryCode>();
  const whole = new Set<CountryCode>();
  for (const found of nameAll(sentence)) {
    countriesOpenTo(found).forEach((code) => countries.add(code));
    found.countries.filter((code) => !found.inPart.includes(code)).forEach((code) => whole.add(code));
  }
  const reached = CONTINENTS.filter((continent) => sharesCountry(countriesOf(continent), countries));
  // Towns among countries are examples of the world: "Seville, Manila or Santiago de Chile".
  const isList = [...countries].every((code) => whole.has(code));
  return { continents: reached.length, countries: countries.size, whole: isList ? [...whole] : [] };
}

/** Characters of a text in which the country that it means by "here" is looked for. */
const MAX_TEXT = 6000;

/**
 * The one country whose name or towns a text has; undefined where these are of several, or the text is longer than is
 * looked at.
 *
 * @example findOnlyCountry("A shop in Lyon. We deliver to all of France."); // "FR"
 */
export function findOnlyCountry(text: string): CountryCode | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const countries = new Set(nameAll(text).flatMap((found) => [...countriesOpenTo(found)]));
  return countries.size === 1 ? [...countries][0] : undefined;
}

function nameAll(sentence: string): FoundPlaces[] {
  const text = sentence.replace(ASIDE, " ");
  return Array.from(text.matchAll(NAMES)).flatMap(({ index }) => findPlaces(text.slice(index), true) ?? []);
}
