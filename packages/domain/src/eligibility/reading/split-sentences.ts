import { blankFound, dropAccents } from "../../text/fold-text.ts";
import { takeUntil } from "../../text/take-until.ts";
import { GOES_ON_ELSEWHERE } from "../phrases/every-language.ts";
import { HEADING_OF_OTHERS, LABEL_OF_LIST } from "../phrases/place-labels.ts";
import { findPlaces } from "./find-places.ts";

/** A sentence, or a line without one, and where it begins in its text. */
export type Sentence = { text: string; at: number };

/** Characters of a text that are looked at: more than any description has. */
export const MAX_TEXT = 40_000;
/** Characters of a sentence: a list without any stop is taken in pieces. */
const MAX_SENTENCE = 500;
/** Not behind one letter and its stop: "the U.S. East Coast", "z. B.", "EE. UU.". */
const STOP = /(?<![\s.]\p{L}|\b(?:e\.g|i\.e|Inc|St|EE|approx))[.!…?](?=\s+["“(•]?[\p{Lu}\p{N}])|[•●▪]/gu;

/** Begins the answer to a question, in five languages: "A home in Peru? Not needed." */
const ANSWER = new RegExp(
  String.raw`^\s+(?:${[
    "not (?:needed|necessary|required)|up to you|your (?:choice|call)|(?:we )?do(?:es)?n['’]t (?:care|mind|matter)",
    "nicht (?:notig|erforderlich)|(?:vollig |ganz )?egal|das (?:uberlassen|entscheid|bestimm)",
    "no (?:hace falta|es necesari[oa])|(?:nos )?da igual|no (?:nos )?importa|lo (?:eliges|decides)",
    "nao (?:e preciso|precisa|e necessari[oa]|(?:nos )?importa)|tanto faz|voce (?:escolhe|decide)",
    "pas (?:necessaire|besoin|la peine)|peu (?:nous )?importe|c['’]est (?:a )?vous",
  ].join("|")})`,
  "iu",
);
const MAX_NEXT = 160;

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
    if (at >= listedTo && line.length < MAX_HEAD && HEADS_PLACES.test(line)) {
      const list = takeList(lines.slice(at, at + MAX_LIST));
      listedTo = at + list.length;
      const together = list.join("\n");
      if (together.trim() !== line.trim()) sentences.push(...cutPieces(together, lineAt));
    }
    let from = 0;
    for (const end of [...findEnds(line), line.length]) {
      sentences.push(...cutPieces(line.slice(from, end), lineAt + from));
      from = end;
    }
    lineAt += line.length + 1;
  }
  return sentences;
}

/** Where sentences end, other than those that the next one belongs to: a question's answer, what is offered "elsewhere". */
function findEnds(line: string): number[] {
  return Array.from(line.matchAll(STOP)).flatMap(({ 0: stop, index }) => {
    const end = index + 1;
    const next = dropAccents(line.slice(end, end + MAX_NEXT));
    return (stop === "?" ? ANSWER : GOES_ON_ELSEWHERE).test(next) ? [] : [end];
  });
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

/** A heading with the short lines of places below it, which are one sentence. */
const takeList = (lines: readonly string[]): readonly string[] =>
  takeUntil(lines, (line, below) => below > 0 && !isListed(line));

const isListed = (line: string): boolean =>
  LISTED.test(line) && (line.trim() === "" || findPlaces(line) !== undefined);

/** A sentence in pieces of a bearable length. */
function cutPieces(sentence: string, at: number): Sentence[] {
  const pieces: Sentence[] = [];
  for (let from = 0; from < sentence.length; from += MAX_SENTENCE) {
    const piece = sentence.slice(from, from + MAX_SENTENCE);
    const text = piece.trim();
    if (text !== "") pieces.push({ text, at: at + from + piece.indexOf(text) });
  }
  return pieces;
}

const SITE = String.raw`(?:(?:haupt|firmen)?sitz|buros?|siege|bureaux?|locaux|oficinas?|sede|escritorios?)(?!\p{L})`;
const SITES_ASIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:auch wenn|obwohl|meme si|bien que|aunque|ainda que|embora)(?= [^.;:,–—]{0,60}(?<!\p{L})${SITE})[^.;:,–—]{0,120}|(?:kein\p{L}*|ohne|pas de|aucun|ni|sans|no (?:hay|tenemos)|sin|nao (?:ha|temos)|sem) ${SITE})`,
  "giu",
);

/**
 * A sentence with spaces for what it says of a seat or office that the company has all the same, or has not: neither tells
 * anybody where to live.
 *
 * @example blankCompanySites("Sin oficinas: trabaja desde Lima."); // "            : trabaja desde Lima."
 */
export const blankCompanySites = (sentence: string): string => blankFound(sentence, SITES_ASIDE);

/** Another line of a table of facts: "Founded: 2011". */
const OTHER_FACT = /^[^:]{2,30}:\s*\S/u;
const MAX_HEADING = 60;
/** Lines of such a table, with those between. */
const MAX_FACTS_ABOVE = 12;

/** Where a product works, and what makes it one. */
const SUPPORTED = /\b(?:supported|covered) (?:countries|regions|markets)\b/iu;
const OF_A_PRODUCT =
  /\b(?:apis?|products?|platform|payouts?|payments?|integrations?|cards?|shipping|merchants?|currencies)\b/iu;

/**
 * A text with spaces for lists of places that are the company's, a benefit's or a product's, as the heading above them or
 * their own line tells: "Parental leave", and below it "Eligible countries: Peru".
 *
 * @example blankListsOfOthers("About us\nLocations: Peru").trim(); // "About us"
 */
export function blankListsOfOthers(text: string): string {
  const lines = text.split("\n");
  const plain = dropAccents(text).split("\n");
  return lines
    .map((line, at) => {
      const said = plain[at] ?? "";
      if (LABEL_OF_LIST.test(said) && HEADING_OF_OTHERS.test(findHeading(plain, at)))
        return " ".repeat(line.length);
      const supported = SUPPORTED.exec(said)?.index;
      const isOfProduct = supported !== undefined && OF_A_PRODUCT.test(`${lineAbove(plain, at)}\n${said}`);
      return isOfProduct ? line.slice(0, supported).padEnd(line.length) : line;
    })
    .join("\n");
}

/** The line above a label, and above the facts beside it; none if it is too long for a heading. */
function findHeading(lines: readonly string[], at: number): string {
  const above = lines.slice(Math.max(0, at - MAX_FACTS_ABOVE), at).toReversed();
  const heading = above.find((line) => line.trim() !== "" && !OTHER_FACT.test(line)) ?? "";
  return heading.length <= MAX_HEADING ? heading : "";
}

const lineAbove = (lines: readonly string[], at: number): string =>
  lines.slice(Math.max(0, at - 2), at).findLast((line) => line.trim() !== "") ?? "";
