import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_NAMES } from "../../filter/filter-names.ts";
import { CARD_FIELDS } from "./card.ts";
import { fillColumn, fillTexts, keyOfPay, keyOfPlace } from "./columns.ts";
import { buildDictionary, compareWords } from "./dictionary.ts";
import type { SegmentDocument } from "./segment-document.ts";
import type { SegmentColumns, SegmentParts, Texts } from "./segment.ts";
import { type CollectedTokens, encodeTokens, FIRST_WORD } from "./token-stream.ts";

/** The documents in order, their tokens, and the words those tokens stand for; see `WordCollector`. */
export interface SegmentMaterial extends CollectedTokens {
  readonly documents: readonly SegmentDocument[];
  readonly words: readonly string[];
  readonly removed: Iterable<string>;
}

/** Assembles the parts of a segment. */
export function assembleSegment(material: SegmentMaterial): SegmentParts {
  const { documents, words, removed } = material;
  const { sorted, codes } = numberWords(material);
  return {
    removed: [...removed],
    cardFields: CARD_FIELDS,
    columns: fillColumns(documents),
    ids: packTexts(documents.map(({ id }) => encoder.encode(id))),
    cards: packTexts(documents.map(({ card }) => card)),
    dictionary: buildDictionary(sorted.map((token) => words[token - FIRST_WORD] ?? "")),
    wordCodes: Uint32Array.from(sorted, (token) => codes[token] ?? 0),
    tokens: encodeTokens(material, codes),
  };
}

/**
 * Returns the tokens of all words that occur, sorted by word, and the code of each token: frequent words get low codes.
 */
function numberWords({ words, tokens }: SegmentMaterial) {
  const counts = new Uint32Array(FIRST_WORD + words.length);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? 0;
    counts[token] = (counts[token] ?? 0) + 1;
  }
  const wordOf = (token: number) => words[token - FIRST_WORD] ?? "";
  const occurring = words.map((_, word) => FIRST_WORD + word).filter((token) => counts[token] !== 0);
  const sorted = occurring.toSorted((a, b) => compareWords(wordOf(a), wordOf(b)));
  const codes = new Uint32Array(counts.length);
  for (let mark = 0; mark < FIRST_WORD; mark += 1) codes[mark] = mark;
  const frequent = sorted.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  for (const [place, token] of frequent.entries()) codes[token] = FIRST_WORD + place;
  return { sorted, codes };
}

function fillColumns(documents: readonly SegmentDocument[]): SegmentColumns {
  return {
    publishedAt: Float64Array.from(documents, ({ publishedAt }) => publishedAt),
    expiresAt: Float64Array.from(documents, ({ expiresAt }) => expiresAt),
    firstSeenAt: Float64Array.from(documents, ({ firstSeenAt }) => firstSeenAt),
    texts: buildRecord<SegmentColumns["texts"]>(TEXT_NAMES, (name) =>
      fillTexts(
        name,
        documents.map(({ texts }) => texts[name]),
      ),
    ),
    places: fillColumn(
      documents.map(({ place }) => place),
      keyOfPlace,
    ),
    pay: fillColumn(
      documents.map(({ pay }) => pay),
      keyOfPay,
    ),
  };
}

function packTexts(texts: readonly Uint8Array[]): Texts {
  const offsets = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) offsets[at + 1] = (offsets[at] ?? 0) + text.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, text] of texts.entries()) bytes.set(text, offsets[at]);
  return { bytes, offsets };
}

const encoder = new TextEncoder();
