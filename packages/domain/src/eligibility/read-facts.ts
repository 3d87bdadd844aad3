import { dropAccents } from "../text/fold-text.ts";
import { type EligibilityFact, MAX_FACTS, MAX_QUOTE } from "./eligibility-fact.ts";
import type { PhraseTable } from "./phrase.ts";
import { GERMAN } from "./phrases-de.ts";
import { ENGLISH } from "./phrases-en.ts";
import { SPANISH } from "./phrases-es.ts";
import { FRENCH } from "./phrases-fr.ts";
import { PORTUGUESE } from "./phrases-pt.ts";
import { readPhrase } from "./read-phrase.ts";
import { readTitlePlace } from "./read-title.ts";
import { quoteAround, type Sentence, splitSentences } from "./split-sentences.ts";

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
    .flatMap((table) => {
      const isPay = table.pay?.test(plain) === true;
      return table.phrases.flatMap((phrase) => {
        if (isPay && phrase.kind !== "employment") return [];
        const said = readPhrase(phrase, table, plain, sentence.text);
        if (!said) return [];
        const { quote, at } = quoteAround(sentence, said.from, said.to, MAX_QUOTE);
        return [{ ...said.fact, source, quote, ...(source === "description" && { at }) }];
      });
    });
}
