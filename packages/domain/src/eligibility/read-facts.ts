import { regionsLivingIn, takeOffsets } from "../place/zone-offsets.ts";
import { type EligibilityFact, MAX_FACTS, MAX_QUOTE } from "./eligibility-fact.ts";
import { findPlaces, type FoundPlaces } from "./find-places.ts";
import type { Phrase, PhraseTable } from "./phrase.ts";
import { GERMAN } from "./phrases-de.ts";
import { ENGLISH } from "./phrases-en.ts";
import { SPANISH } from "./phrases-es.ts";
import { FRENCH } from "./phrases-fr.ts";
import { PORTUGUESE } from "./phrases-pt.ts";
import { quoteAround, type Sentence, splitSentences } from "./split-sentences.ts";

const TABLES: readonly PhraseTable[] = [ENGLISH, GERMAN, SPANISH, PORTUGUESE, FRENCH];
/** What a wish makes of a demand; of other kinds a wish says nothing. */
const WISHED: ReadonlySet<EligibilityFact["kind"]> = new Set(["residence", "clearance", "hours"]);
const DENIABLE: ReadonlySet<EligibilityFact["kind"]> = new Set([
  "residence",
  "workAuthorization",
  "citizenship",
  "clearance",
]);
/** Facts of a kind that are kept: a posting that says it more often says nothing new. */
const MAX_OF_KIND = 4;

/**
 * What a title and a description's plain text say of who may hold the job, in the order of their sentences; each with the
 * words that say so. Takes a text of any length in time that grows with it at most, up to 40,000 characters.
 *
 * @example readFacts("", "You must live in Brazil.")[0]?.countries; // ["BR"]
 */
export function readFacts(title: string, text: string): EligibilityFact[] {
  const facts: EligibilityFact[] = [];
  const seen = new Map<string, number>();
  const spoken = TABLES.filter((table) => table.spoken.test(text) || table.spoken.test(title));
  // A few words alone may be of any.
  const tables = spoken.length > 0 ? spoken : TABLES;
  const add = (source: "title" | "description", sentence: Sentence) => {
    for (const fact of readSentence(sentence, source, tables)) {
      const { kind, verdict, countries, regions } = fact;
      const key = [kind, verdict, ...countries, ...regions].join(" ");
      const ofKind = seen.get(kind) ?? 0;
      if (seen.has(key) || ofKind >= MAX_OF_KIND || facts.length >= MAX_FACTS) continue;
      seen.set(key, 1).set(kind, ofKind + 1);
      facts.push(fact);
    }
  };
  add("title", { text: title.slice(0, MAX_QUOTE), at: 0 });
  for (const sentence of splitSentences(text)) add("description", sentence);
  return facts;
}

function readSentence(
  sentence: Sentence,
  source: "title" | "description",
  tables: readonly PhraseTable[],
): EligibilityFact[] {
  return tables
    .filter(({ cue, aside }) => cue.test(sentence.text) && !aside.test(sentence.text))
    .flatMap((table) => {
      const denied = table.negated.test(sentence.text);
      return table.phrases.flatMap((phrase) => {
        if (denied && DENIABLE.has(phrase.kind)) return [];
        return readPhrase(phrase, table, sentence, source) ?? [];
      });
    });
}

const DEMANDED = /\b(?:must|only|required|muss|nur|debe|solo|deve|apenas|doit|uniquement)\b/iu;

function wishFor({ kind, verdict }: Phrase): EligibilityFact["verdict"] | undefined {
  if (verdict !== "only" && verdict !== "required") return verdict;
  if (WISHED.has(kind)) return "preferred";
  return kind === "workAuthorization" || kind === "citizenship" ? undefined : verdict;
}

function readPhrase(
  phrase: Phrase,
  { wished }: PhraseTable,
  sentence: Sentence,
  source: "title" | "description",
): EligibilityFact | undefined {
  const found = phrase.says.exec(sentence.text);
  if (!found || phrase.unless?.test(sentence.text)) return undefined;
  const end = found.index + found[0].length;
  const wish = wished.exec(sentence.text);
  // "Must live in the US, East Coast preferred" demands the one and wishes for the other.
  const isWished = wish !== null && (wish.index < end || !DEMANDED.test(found[0]));
  const verdict = isWished ? wishFor(phrase) : phrase.verdict;
  if (verdict === undefined) return undefined;
  const places = readPlaces(phrase, found, sentence.text);
  if (!places || (phrase.verdict === "excluded" && !places.whole)) return undefined;
  const { quote, at } = quoteAround(sentence, found.index, end, MAX_QUOTE);
  const { countries, regions } = places;
  return {
    kind: phrase.kind,
    verdict,
    countries,
    regions,
    ...(phrase.kind === "hours" && readHours(sentence.text)),
    source,
    quote,
    ...(source === "description" && { at }),
  };
}

function readPlaces({ places }: Phrase, found: RegExpExecArray, sentence: string): FoundPlaces | undefined {
  if (places === "after") return findPlaces(sentence.slice(found.index + found[0].length));
  if (places === "in") {
    const place = found.groups?.["place"] ?? "";
    // As far as the list goes on, but for what is joined to a name: "EU-Arbeitserlaubnis".
    return findPlaces(sentence.slice(sentence.indexOf(place, found.index))) ?? findPlaces(place);
  }
  return { countries: [...(places ?? [])], regions: [], whole: true };
}

const OVERLAP = /\b(\d{1,2})\+? ?(?:hours?|hrs?|h|Stunden|horas|heures)\b/iu;

/** Hours that must be lived in, and not only worked in, are told with the regions where people do. */
const LIVED_IN =
  /\b(?:based|located|live|living|reside|residing|be) (?:within|in|inside)\b[^.]{0,40}\btime ?zones?\b/iu;

function readHours(quote: string): Partial<Pick<EligibilityFact, "timezones" | "overlap" | "regions">> {
  const { window } = takeOffsets(quote);
  const lived = window && LIVED_IN.test(quote) ? { regions: regionsLivingIn(window) } : {};
  const overlap = /overlap|überschneid|solap|sobreposi|commun/iu.test(quote)
    ? Number(OVERLAP.exec(quote)?.[1])
    : 0;
  return {
    ...lived,
    ...(window && { timezones: window }),
    ...(overlap >= 1 && overlap <= 12 && { overlap }),
  };
}
