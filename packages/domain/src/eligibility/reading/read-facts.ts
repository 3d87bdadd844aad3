import { dropAccents } from "../../text/fold-text.ts";
import { type EligibilityFact, MAX_FACTS, MAX_QUOTE } from "../eligibility-fact.ts";
import { ENGLISH } from "../phrases/english.ts";
import { EVERY_LANGUAGE } from "../phrases/every-language.ts";
import { SOLE_EXCEPTION } from "../phrases/exceptions.ts";
import { FRENCH } from "../phrases/french.ts";
import { GERMAN } from "../phrases/german.ts";
import type { Phrase, PhraseTable, Said } from "../phrases/phrase.ts";
import { PORTUGUESE } from "../phrases/portuguese.ts";
import { SPANISH } from "../phrases/spanish.ts";
import { blankCompanySites } from "./blank-company-sites.ts";
import { withoutConditions } from "./conditional-permits.ts";
import { excludeRestOfRegion } from "./exclude-rest-of-region.ts";
import { findPlaces } from "./find-places.ts";
import { findStatement } from "./find-statement.ts";
import { dropListTails, joinHomeOrPermit } from "./merge-demands.ts";
import { openBesides, withoutToldTwice } from "./open-besides.ts";
import { readPhrase } from "./read-phrase.ts";
import { readPlaceLines } from "./read-place-lines.ts";
import { readTitle } from "./read-title.ts";

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
  add(readTitle(heading));
  add(readPlaceLines(text.slice(0, MAX_TEXT)));
  let told: readonly EligibilityFact[] = [];
  for (const sentence of splitSentences(text)) {
    const follows = told.some(({ kind, verdict }) => kind === "residence" && verdict !== "excluded");
    told = readSentence(sentence, "description", tables, follows ? [SOLE_EXCEPTION] : []);
    add(told);
  }
  return withoutToldTwice(withoutWeaker(facts));
}

/** What names no country says nothing beside what does, and travel that may come up nothing beside what is expected. */
function withoutWeaker(facts: EligibilityFact[]): EligibilityFact[] {
  const named = facts.filter(({ countries, regions }) => countries.length + regions.length > 0);
  const travels = facts.some(({ kind, verdict }) => kind === "travel" && verdict === "required");
  return facts.filter(
    (fact) =>
      !(
        isOfItsPlace(fact) &&
        named.some(({ kind, verdict }) => kind === fact.kind && verdict === fact.verdict)
      ) && !(travels && fact.kind === "travel" && fact.verdict === "optional"),
  );
}

/** A permit or a home asked for in "the country", which is the posting's own. */
export const isOfItsPlace = ({ kind, verdict, countries, regions }: EligibilityFact): boolean =>
  (kind === "workAuthorization" ||
    (kind === "residence" && (verdict === "only" || verdict === "preferred"))) &&
  countries.length + regions.length === 0;

function readSentence(
  sentence: Sentence,
  source: "title" | "description",
  tables: readonly PhraseTable[],
  following: readonly Phrase[] = [],
): EligibilityFact[] {
  const text = blankCompanySites(sentence.text, dropAccents(sentence.text));
  // "Bewerber:innen" has no clause ending in it.
  const plain = dropAccents(text).replace(/(?<=\p{Ll}):(?=in(?:nen)?(?!\p{L}))/gu, "*");
  const shared = [
    ...EVERY_LANGUAGE.flatMap(({ cue, phrase }) => (cue.test(plain) ? [phrase] : [])),
    ...following,
  ];
  const told = tables
    .filter(({ cue }) => cue?.test(plain) !== false)
    .flatMap((table) => {
      const isAside = table.aside.test(plain);
      if (isAside && table.next?.test(plain) !== true) return [];
      const silent = findSilent(table, plain);
      const isPay = table.pay?.test(plain) === true;
      const phrases = [...table.phrases, ...shared].filter(({ kind }) => !silent.has(kind));
      return phrases.flatMap((phrase) => {
        if (isPay && phrase.kind !== "employment") return [];
        const said = readPhrase(phrase, table, plain, text);
        return !said || (isAside && isInAside(table, plain, said)) ? [] : [said];
      });
    });
  const facts = openBesides(joinHomeOrPermit(dropListTails(told, plain), plain), plain).map(
    ({ fact, from, to }): EligibilityFact => {
      const { quote, at } = quoteAround(sentence, from, to, MAX_QUOTE);
      return {
        ...excludeRestOfRegion(fact, sentence.text),
        source,
        quote,
        ...(source === "description" && { at }),
      };
    },
  );
  // What one language's words bar, another's may take for asked: "no contratamos personas de Venezuela".
  const barred = new Set(facts.flatMap((fact) => (fact.verdict === "excluded" ? namesOf(fact) : [])));
  return withoutConditions(facts).filter(
    (fact) => fact.verdict !== "only" || !namesOf(fact).some((name) => barred.has(name)),
  );
}

const namesOf = ({ countries, regions }: EligibilityFact): string[] => [...countries, ...regions];

/** The kinds that a sentence says nothing of, for it has none of their words. */
const findSilent = ({ cues = {} }: PhraseTable, plain: string): ReadonlySet<string> =>
  new Set(Object.entries(cues).flatMap(([kind, cue]) => (cue.test(plain) ? [] : [kind])));

/** Whether pay, fairness and the like are told of where something is said, and not beside it. */
function isInAside({ aside, next }: PhraseTable, plain: string, said: Said): boolean {
  if (!next) return true;
  const { from, to } = findStatement(plain, said, next);
  return aside.test(plain.slice(from, to));
}

/** A sentence, or a line without one, and where it begins in its text. */
type Sentence = { text: string; at: number };

/** Characters of a text that are looked at: more than any description has. */
const MAX_TEXT = 40_000;
/** Characters of a sentence: a list without any stop is taken in pieces. */
const MAX_SENTENCE = 500;
// Not behind one letter and its stop: "the U.S. East Coast", "z. B.", "EE. UU.".
// A question goes on with its answer: "A home in Peru? Not needed."
const END =
  /(?<![\s.]\p{L}|\b(?:e\.g|i\.e|Inc|St|EE|approx))(?:[.!…]|\?(?!\s+(?:Not (?:needed|necessary|required)|Nicht (?:nötig|erforderlich)|No (?:hace falta|es necesari[oa])|Não (?:é preciso|precisa|é necessári[oa])|Pas (?:nécessaire|besoin|la peine)|(?:Völlig |Ganz )?[Ee]gal|Das (?:überlassen|entscheid|bestimm)|(?:Nos )?[Dd]a igual|No (?:nos )?importa|Lo (?:eliges|decides)|Peu (?:nous )?importe|C[’']est (?:à )?vous|Tanto faz|Não (?:nos )?importa|Você (?:escolhe|decide)|Up to you|Your (?:choice|call)|(?:We )?[Dd]o(?:es)?n[’']t (?:care|mind|matter))))(?=\s+["“(•]?[\p{Lu}\p{N}])|[•●▪]/gu;

/**
 * A text's sentences, each of a bearable length, with the places they begin at.
 *
 * @example splitSentences("Work from home. US only.").map(({ at }) => at); // [0, 16]
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let lineAt = 0;
  let listedTo = 0;
  const lines = joinAnswers(text.slice(0, MAX_TEXT).split("\n"));
  for (const [at, line] of lines.entries()) {
    if (at >= listedTo && line.length < MAX_HEAD && HEADS_PLACES.test(line))
      listedTo = at + pushList(sentences, lines.slice(at, at + MAX_LIST), lineAt);
    let from = 0;
    for (const end of [...Array.from(line.matchAll(END), ({ index }) => index + 1), line.length]) {
      pushPieces(sentences, line.slice(from, end), lineAt + from);
      from = end;
    }
    lineAt += line.length + 1;
  }
  return sentences;
}

/** A heading that its next line answers: "Travel required", and "No". */
const ASKS = /^\P{L}*travel(?: (?:required|requirements?|needed|expected))?\P{L}*$/iu;
const MAX_ANSWER = 40;

function joinAnswers(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const asked = line.length > MAX_ANSWER || line.trim().endsWith(":") ? undefined : joined.at(-1);
    if (asked !== undefined && asked.length <= MAX_ANSWER && ASKS.test(asked))
      joined.splice(-1, 1, `${asked}\n${line}`);
    else joined.push(line);
  }
  return joined;
}

/** A line above a list of places, and how long it and the list may be. */
const HEADS_PLACES =
  /\b(?:(?:countries|(?<!united )states|provinces|locations|work from)\b[^.]{0,20}|open to:\P{L}*|(?:hire|hiring|recruit|employ)(?: \w+)? (?:from|in):?\P{L}*)$/iu;
const MAX_HEAD = 120;
const MAX_LIST = 30;
const LISTED = /^(?:\P{L}*\p{Lu}[\p{L}\p{M} .,'’&()/-]{1,40})?$/u;

/** A heading with the short lines of places below it, as one sentence; tells how many lines it is of. */
function pushList(sentences: Sentence[], lines: readonly string[], at: number): number {
  const end = lines.findIndex((line, below) => below > 0 && !isListed(line));
  const taken = end === -1 ? lines.length : end;
  const list = lines.slice(0, taken).join("\n");
  if (list.trim() !== lines[0]?.trim()) pushPieces(sentences, list, at);
  return taken;
}

const isListed = (line: string): boolean =>
  LISTED.test(line) && (line.trim() === "" || findPlaces(line) !== undefined);

function pushPieces(sentences: Sentence[], sentence: string, at: number): void {
  for (let from = 0; from < sentence.length; from += MAX_SENTENCE) {
    const piece = sentence.slice(from, from + MAX_SENTENCE);
    const text = piece.trim();
    if (text !== "") sentences.push({ text, at: at + from + piece.indexOf(text) });
  }
}

/**
 * The part of a sentence around a match that a quote has room for, from word to word.
 *
 * @example quoteAround({ text: "US only.", at: 16 }, 0, 2, 300); // { quote: "US only.", at: 16 }
 */
function quoteAround(
  { text, at }: Sentence,
  start: number,
  end: number,
  room: number,
): { quote: string; at: number } {
  if (text.length <= room) return { quote: text, at };
  const spare = Math.max(0, room - (end - start)) / 2;
  const wanted = Math.max(0, Math.min(start - Math.floor(spare), text.length - room));
  const from = wanted === 0 ? 0 : text.indexOf(" ", wanted - 1) + 1;
  const cut = text.slice(from, from + room).replace(/[\uD800-\uDBFF]$/, "");
  const quote = from + cut.length < text.length ? cut.replace(/\s\S*$/, "") : cut;
  return { quote: quote || cut, at: at + from };
}
