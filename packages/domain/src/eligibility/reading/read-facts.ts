import { listPlaceCodes, namesPlaces } from "../../place/region.ts";
import { dropAccents } from "../../text/fold-text.ts";
import { type EligibilityFact, isOf, MAX_FACTS, MAX_QUOTE } from "../eligibility-fact.ts";
import { ENGLISH } from "../phrases/english.ts";
import { EVERY_LANGUAGE } from "../phrases/every-language.ts";
import { SOLE_EXCEPTION } from "../phrases/exceptions.ts";
import { FRENCH } from "../phrases/french.ts";
import { GERMAN } from "../phrases/german.ts";
import type { Phrase, PhraseTable } from "../phrases/phrase.ts";
import { PORTUGUESE } from "../phrases/portuguese.ts";
import { SPANISH } from "../phrases/spanish.ts";
import {
  dropListTails,
  excludeRestOfRegion,
  joinHomeOrPermit,
  openBesides,
  withoutConditions,
  withoutToldTwice,
} from "./merge-demands.ts";
import { findStatement, readPhrase } from "./read-phrase.ts";
import { readPlaceLines, readTitle } from "./read-stated-places.ts";
import {
  blankCompanySites,
  blankListsOfOthers,
  MAX_TEXT,
  type Sentence,
  splitSentences,
} from "./split-sentences.ts";

/** What each language has; English first, which most postings are in. */
export const TABLES: readonly PhraseTable[] = [ENGLISH, GERMAN, SPANISH, PORTUGUESE, FRENCH];
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
      const { kind, verdict } = fact;
      const key = [kind, verdict, ...listPlaceCodes(fact)].join(" ");
      const ofKind = seen.get(kind) ?? 0;
      if (seen.has(key) || ofKind >= MAX_OF_KIND || facts.length >= MAX_FACTS) continue;
      seen.set(key, 1).set(kind, ofKind + 1);
      facts.push(fact);
    }
  };
  const heading = title.slice(0, MAX_QUOTE);
  add(readSentence({ text: heading, at: 0 }, "title", tables));
  add(readTitle(heading));
  const body = blankListsOfOthers(text.slice(0, MAX_TEXT));
  add(readPlaceLines(body));
  let told: readonly EligibilityFact[] = [];
  for (const sentence of splitSentences(body)) {
    const follows = told.some(({ kind, verdict }) => kind === "residence" && verdict !== "excluded");
    told = readSentence(sentence, "description", tables, follows ? [SOLE_EXCEPTION] : []);
    add(told);
  }
  return withoutToldTwice(withoutWeaker(facts));
}

/** What names no country says nothing beside what does, and travel that may come up nothing beside what is expected. */
function withoutWeaker(facts: EligibilityFact[]): EligibilityFact[] {
  const named = facts.filter(namesPlaces);
  const travels = facts.some((fact) => isOf(fact, "travel", "required"));
  return facts.filter(
    (fact) =>
      !(isOfItsPlace(fact) && named.some((other) => isOf(other, fact.kind, fact.verdict))) &&
      !(travels && isOf(fact, "travel", "optional")),
  );
}

/** A permit or a home asked for in "the country", which is the posting's own. */
export const isOfItsPlace = (fact: EligibilityFact): boolean =>
  (fact.kind === "workAuthorization" ||
    isOf(fact, "residence", "only") ||
    isOf(fact, "residence", "preferred")) &&
  !namesPlaces(fact);

function readSentence(
  sentence: Sentence,
  source: "title" | "description",
  tables: readonly PhraseTable[],
  following: readonly Phrase[] = [],
): EligibilityFact[] {
  const written = dropAccents(sentence.text);
  const relevant = tables.filter(({ cue }) => cue?.test(written) !== false);
  if (relevant.length === 0) return [];
  const text = blankCompanySites(sentence.text);
  // "Bewerber:innen" has no clause ending in it.
  const plain = dropAccents(text).replace(/(?<=\p{Ll}):(?=in(?:nen)?(?!\p{L}))/gu, "*");
  const shared = EVERY_LANGUAGE.flatMap(({ cue, phrases }) => (cue.test(plain) ? phrases : []));
  const told = relevant.flatMap((table) => extractFacts(table, [...shared, ...following], plain, text));
  const facts = openBesides(joinHomeOrPermit(dropListTails(told, plain), plain), plain).map(
    ({ fact, from, to }): EligibilityFact => {
      const { quote, at } = quoteAround(sentence, from, to);
      return {
        ...excludeRestOfRegion(fact, sentence.text),
        source,
        quote,
        ...(source === "description" && { at }),
      };
    },
  );
  // What one language's words bar, another's may take for asked: "no contratamos personas de Venezuela".
  const barred = new Set(facts.flatMap((fact) => (fact.verdict === "excluded" ? listPlaceCodes(fact) : [])));
  return withoutConditions(facts).filter(
    (fact) => fact.verdict !== "only" || !listPlaceCodes(fact).some((name) => barred.has(name)),
  );
}

/** What a sentence says in one language. */
function extractFacts(table: PhraseTable, shared: readonly Phrase[], plain: string, sentence: string) {
  const { aside, next, pay, cues = {} } = table;
  const isAside = aside.test(plain);
  if (isAside && !next?.test(plain)) return [];
  const isPay = pay?.test(plain) === true;
  const silent = Object.entries(cues).flatMap(([kind, cue]) => (cue.test(plain) ? [] : [kind]));
  const phrases = [...table.phrases, ...shared].filter(
    ({ kind }) => !silent.includes(kind) && (!isPay || kind === "employment"),
  );
  return phrases.flatMap((phrase) => {
    const said = readPhrase(phrase, table, plain, sentence);
    if (!said || !isAside || !next) return said ?? [];
    // Pay, fairness and the like may be told of beside what is found.
    const { from, to } = findStatement(plain, said, next);
    return aside.test(plain.slice(from, to)) ? [] : said;
  });
}

/** The part of a sentence around a match that a quote has room for, from word to word, and where it begins. */
function quoteAround({ text, at }: Sentence, start: number, end: number): { quote: string; at: number } {
  if (text.length <= MAX_QUOTE) return { quote: text, at };
  const spare = Math.max(0, MAX_QUOTE - (end - start)) / 2;
  const wanted = Math.max(0, Math.min(start - Math.floor(spare), text.length - MAX_QUOTE));
  const from = wanted === 0 ? 0 : text.indexOf(" ", wanted - 1) + 1;
  const cut = text.slice(from, from + MAX_QUOTE).replace(/[\uD800-\uDBFF]$/, "");
  const quote = from + cut.length < text.length ? cut.replace(/\s\S*$/, "") : cut;
  return { quote: quote || cut, at: at + from };
}
