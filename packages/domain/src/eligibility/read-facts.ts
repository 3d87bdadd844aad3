import { findPeople } from "../place/find-people.ts";
import { foldName } from "../place/fold-name.ts";
import type { CountryCode, Region } from "../place/place.ts";
import { regionsLivingIn, takeOffsets } from "../place/zone-offsets.ts";
import { type EligibilityFact, MAX_FACTS, MAX_QUOTE } from "./eligibility-fact.ts";
import { findPlaces } from "./find-places.ts";
import { dropAccents, type Phrase, type PhraseTable } from "./phrase.ts";
import { GERMAN } from "./phrases-de.ts";
import { ENGLISH } from "./phrases-en.ts";
import { SPANISH } from "./phrases-es.ts";
import { FRENCH } from "./phrases-fr.ts";
import { PORTUGUESE } from "./phrases-pt.ts";
import { readTitlePlace } from "./read-title.ts";
import { quoteAround, type Sentence, splitSentences } from "./split-sentences.ts";

/** What each language has; English first, which most postings are in. */
export const TABLES: readonly PhraseTable[] = [ENGLISH, GERMAN, SPANISH, PORTUGUESE, FRENCH];
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
  const words = dropAccents(`${title}\n${text}`);
  const spoken = TABLES.filter((table) => table.spoken.test(words));
  // A few words alone may be of any.
  const tables = spoken.length > 0 ? spoken : TABLES;
  const add = (told: readonly EligibilityFact[]) => {
    for (const fact of told) {
      const { kind, verdict, countries, regions } = fact;
      const key = [kind, verdict, ...countries, ...regions].join(" ");
      const ofKind = seen.get(kind) ?? 0;
      if (seen.has(key) || ofKind >= MAX_OF_KIND || facts.length >= MAX_FACTS) continue;
      seen.set(key, 1).set(kind, ofKind + 1);
      facts.push(fact);
    }
  };
  const heading = title.slice(0, MAX_QUOTE);
  add(readSentence({ text: heading, at: 0 }, "title", tables));
  add(readHeading(heading));
  for (const sentence of splitSentences(text)) add(readSentence(sentence, "description", tables));
  const namesPermit = facts.some((fact) => fact.kind === "workAuthorization" && !isVaguePermit(fact));
  return namesPermit ? facts.filter((fact) => !isVaguePermit(fact)) : facts;
}

/** A title's place, as far as it is no sentence's. */
function readHeading(title: string): EligibilityFact[] {
  const place = readTitlePlace(title);
  if (!place) return [];
  const { countries, regions } = place;
  return [{ kind: "residence", verdict: "only", countries, regions, source: "title", quote: title }];
}

/** A permit asked for without the country that it is for. */
export const isVaguePermit = ({ kind, countries, regions }: EligibilityFact): boolean =>
  kind === "workAuthorization" && countries.length + regions.length === 0;

function readSentence(
  sentence: Sentence,
  source: "title" | "description",
  tables: readonly PhraseTable[],
): EligibilityFact[] {
  const plain = dropAccents(sentence.text);
  return tables
    .filter(({ cue, aside }) => cue?.test(plain) !== false && !aside.test(plain))
    .flatMap((table) =>
      table.phrases.flatMap((phrase) => {
        const said = readPhrase(phrase, table, plain, sentence.text);
        if (!said) return [];
        const { quote, at } = quoteAround(sentence, said.from, said.to, MAX_QUOTE);
        return [{ ...said.fact, source, quote, ...(source === "description" && { at }) }];
      }),
    );
}

type Said = { fact: Omit<EligibilityFact, "source" | "quote">; from: number; to: number };

function readPhrase(phrase: Phrase, table: PhraseTable, plain: string, sentence: string): Said | undefined {
  const found = phrase.says.exec(plain);
  if (!found) return undefined;
  const [from, to] = [found.index, found.index + found[0].length];
  const { kind } = phrase;
  const places = readPlaces(phrase, found, sentence);
  if (!places || (phrase.verdict === "excluded" && !places.whole)) return undefined;
  if (phrase.verdict === "only" && NOT_ONLY.test(plain)) return undefined;
  // "No matter where you live in Mexico" opens Mexico, and not the world.
  if (phrase.verdict === "open" && PLACE_FOLLOWS.test(plain.slice(to))) return undefined;
  // "No matter where you live" denies nothing.
  const denial = DENIABLE.has(kind) && phrase.verdict !== "open" ? table.negated.exec(plain) : null;
  // "You live in Canada, no matter which province" denies nothing of Canada.
  const isAfterwards = denial !== null && plain.slice(to, denial.index).includes(",");
  if (denial && !isAfterwards) {
    const isOfThis = kind === "residence" && phrase.verdict === "only" && isBeside(denial, from, to, plain);
    // Who need not live in one country may live in another; "Applicants in the UK need no visa" says nothing of others.
    const isOwn =
      denial.index <= to || /^(?:\P{L}*$|[,;:])/u.test(plain.slice(denial.index + denial[0].length));
    if (!isOwn || NO_MATTER.test(denial[0]) || !isOfThis || !places.whole || places.countries.length === 0)
      return undefined;
    return { fact: { kind, verdict: "open", countries: [], regions: [] }, from, to };
  }
  if (phrase.unless?.test(plain)) return undefined;
  const wish = table.wished.exec(plain);
  // "Must live in the US, East Coast preferred" demands the one and wishes for the other.
  const isWished = wish !== null && (wish.index < to || !DEMANDED.test(found[0]));
  const verdict = isWished ? wishFor(phrase) : phrase.verdict;
  if (verdict === undefined) return undefined;
  const { countries, regions } = places;
  const hours = kind === "hours" && readHours(plain);
  return { fact: { kind, verdict, countries: [...countries], regions: [...regions], ...hours }, from, to };
}

/** "Not only in Germany": elsewhere too. */
const NOT_ONLY =
  /\b(?:not (?:only|just|limited)|nicht (?:nur|ausschlie(?:ss|ß)lich|allein)|no (?:solo|solamente|unicamente|exclusivamente)|nao (?:so|apenas|somente|exclusivamente)|non seulement|pas (?:seulement|uniquement|exclusivement))\b/iu;
const NO_MATTER = /\b(?:import[ae]|interessa|igual|lo mismo|faz|matter|que vous)\b/iu;
const PLACE_FOLLOWS =
  /^(?: \p{Ll}+){0,3}? (?:in|en|em|no|na|au|aux)(?: (?:the|la|le|el|los|las|les))? \p{Lu}/u;

const DEMANDED = /\b(?:must|only|required|muss|nur|debe|solo|deve|apenas|doit|uniquement)\b/iu;

function wishFor({ kind, verdict }: Phrase): EligibilityFact["verdict"] | undefined {
  if (verdict !== "only" && verdict !== "required") return verdict;
  if (WISHED.has(kind)) return "preferred";
  return kind === "workAuthorization" || kind === "citizenship" ? undefined : verdict;
}

/** Whether a denial is of these words, and not of others in their sentence. */
function isBeside(denial: RegExpExecArray, from: number, to: number, plain: string): boolean {
  const end = denial.index + denial[0].length;
  const between = end <= from ? plain.slice(end, from) : plain.slice(to, denial.index);
  return between.length <= 40 && !/[,;:]/.test(between);
}

type Named = { countries: readonly CountryCode[]; regions: readonly Region[]; whole?: boolean };

function readPlaces({ places }: Phrase, found: RegExpExecArray, sentence: string): Named | undefined {
  if (places === "after") return findPlaces(sentence.slice(found.index + found[0].length));
  if (places === "in") {
    const place = found.groups?.["place"] ?? "";
    // As far as the list goes on, but for what is joined to a name: "EU-Arbeitserlaubnis".
    const at = found.index + found[0].indexOf(place);
    return findPlaces(sentence.slice(at)) ?? findPlaces(place) ?? findPeople(foldName(place));
  }
  return { countries: places === "there" ? [] : [...(places ?? [])], regions: [], whole: true };
}

const OVERLAP = /\b(\d{1,2})\+? ?(?:hours?|hrs?|h|Stunden|horas|heures)\b/iu;

/** Hours that must be lived in, and not only worked in, are told with the regions where people do. */
const LIVED_IN =
  /\b(?:based|located|live|living|reside|residing|be) (?:within|in|inside)\b[^.]{0,40}\btime ?zones?\b/iu;

function readHours(quote: string): Partial<Pick<EligibilityFact, "timezones" | "overlap" | "regions">> {
  const { window } = takeOffsets(quote);
  const lived = window && LIVED_IN.test(quote) ? { regions: regionsLivingIn(window) } : {};
  const overlap = /overlap|uberschneid|solap|coincid|sobrepos|commun/iu.test(quote)
    ? Number(OVERLAP.exec(quote)?.[1])
    : 0;
  return {
    ...lived,
    ...(window && { timezones: window }),
    ...(overlap >= 1 && overlap <= 12 && { overlap }),
  };
}
