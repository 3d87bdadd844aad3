import { EXCEPTING, LEFT_OUT_BEHIND } from "../phrases/exceptions.ts";
import type { Match, Phrase, PhraseTable, ExtractedFact } from "../phrases/phrase.ts";
import { findPlaces } from "./find-places.ts";
import { measureSpread } from "./measure-spread.ts";

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
  { plain, from, to }: Match,
  sentence: string,
): ExtractedFact["fact"] | undefined {
  // "No need to live in Peru: we hire worldwide" names Peru as no limit.
  const before = plain.slice(0, from);
  const begins = denials.said.test(before)
    ? (LAST_BREAK.exec(before)?.index ?? 0)
    : (OF_THE_COMPANY.exec(before)?.[0].length ?? 0);
  const limits = plain.slice(to).split(NO_LIMIT)[0]?.split(EXCEPTING)[0] ?? "";
  const behind = excepts || isExceptionBehind(plain, to, sentence) ? "" : limits;
  const { continents, countries, whole } = measureSpread(sentence.slice(begins, to + behind.length));
  if (ofWorld === "spread") return continents > 1 ? { ...fact, countries: [...whole] } : undefined;
  // "Work from wherever you are: we have editors in Lugo and Montevideo" names examples.
  const isLimit = countries === 1 || (continents < 2 && !EXAMPLES.test(behind));
  return countries > 0 && isLimit ? undefined : fact;
}

/** "Worldwide (without Peru)", and not "anywhere (without an office) in Peru". */
function isExceptionBehind(plain: string, to: number, sentence: string): boolean {
  const excepted = LEFT_OUT_BEHIND.exec(plain.slice(to));
  return excepted !== null && findPlaces(sentence.slice(to + excepted[0].length)) !== undefined;
}

/** "Anywhere except California" means the rest of the United States. */
export function closeToRest(
  fact: ExtractedFact["fact"],
  said: string,
  excepted: string,
): ExtractedFact["fact"] {
  const { countries, regions, inPart } = findPlaces(excepted) ?? { countries: [], regions: [], inPart: [] };
  const isPart = countries.length > 0 && regions.length === 0 && inPart.length === countries.length;
  return isPart && !/\b(?:world|country)\b/iu.test(said) ? { ...fact, verdict: "only", countries } : fact;
}

const EXAMPLES =
  /[:,(] ?(?:ya |deja |ja )?(?:we (?:already )?have|tenemos|contamos con|nous avons|on a|temos|wir haben|bei uns arbeiten|trabajan|travaillent)\b(?![^.;]{0,40}\b(?:office|oficina|sede|bureau|locaux|escritori|buro|standort))/iu;
