import type { Place } from "../../place/place.ts";
import { buildDictionary, compareWords } from "./dictionary.ts";
import { CARD_FIELDS, type SegmentDocument } from "./segment-document.ts";
import { type SegmentColumns, type SegmentParts, type SegmentTables, type Texts } from "./segment.ts";
import { createTable } from "./table.ts";
import { encodeTokens, FIRST_WORD } from "./token-stream.ts";

/**
 * Documents in their order, and each one's words numbered in whatever order they came up: word `n` of `words` is
 * `FIRST_WORD + n` in a document's tokens, the numbers below are the marks of the token stream.
 */
export interface SegmentMaterial {
  readonly documents: readonly SegmentDocument[];
  readonly tokensOf: (doc: number) => Uint32Array;
  readonly words: readonly string[];
  /** How often each word occurs. */
  readonly occurrences: Uint32Array;
  readonly removed: Iterable<string>;
}

/** Puts a segment's parts together. */
export function assembleSegment(material: SegmentMaterial): SegmentParts {
  const { documents, tokensOf } = material;
  const words = keepOccurring(material);
  const { tables, columns } = fillColumns(documents, material.removed);
  return {
    tables,
    columns,
    ids: joinTexts(documents.map(({ id }) => encoder.encode(id))),
    cards: joinTexts(documents.map(({ card }) => card)),
    dictionary: buildDictionary(words.sorted.map((word) => material.words[word] ?? "")),
    wordCodes: Uint32Array.from(words.sorted, (word) => words.codes[word] ?? 0),
    tokens: encodeTokens(documents.length, (doc) =>
      tokensOf(doc).map((token) => (token < FIRST_WORD ? token : (words.codes[token - FIRST_WORD] ?? 0))),
    ),
  };
}

/** The words that occur at all, sorted; and by word its code, the lowest for the most frequent. */
function keepOccurring({ words, occurrences }: SegmentMaterial) {
  const count = (word: number) => occurrences[word] ?? 0;
  const kept = words.map((_, word) => word).filter((word) => count(word) > 0);
  const sorted = kept.toSorted((a, b) => compareWords(words[a] ?? "", words[b] ?? ""));
  const codes = new Uint32Array(words.length);
  for (const [place, word] of sorted.toSorted((a, b) => count(b) - count(a)).entries()) {
    codes[word] = FIRST_WORD + place;
  }
  return { sorted, codes };
}

function fillColumns(
  documents: readonly SegmentDocument[],
  removed: Iterable<string>,
): { tables: SegmentTables; columns: SegmentColumns } {
  const jobTypes = createTable<string>((value) => value);
  const categories = createTable<string>((value) => value);
  const currencies = createTable<string>((value) => value);
  const tags = createTable<string>((value) => value);
  const places = createTable<Place>((place) => JSON.stringify(place));
  const tagOffsets = new Uint32Array(documents.length + 1);
  for (const [doc, document] of documents.entries()) {
    tagOffsets[doc + 1] = (tagOffsets[doc] ?? 0) + document.tags.length;
  }
  const columns = {
    publishedAt: Float64Array.from(documents, ({ publishedAt }) => publishedAt),
    expiresAt: Float64Array.from(documents, ({ expiresAt }) => expiresAt),
    mostPay: Float64Array.from(documents, ({ mostPay }) => mostPay),
    currencies: Uint16Array.from(documents, ({ currency }) => currencies.codeOf(currency)),
    jobTypes: Uint8Array.from(documents, ({ jobType }) => jobTypes.codeOf(jobType)),
    categories: Uint8Array.from(documents, ({ category }) => categories.codeOf(category)),
    places: Uint16Array.from(documents, ({ place }) => places.codeOf(place)),
    tagOffsets,
    tags: Uint32Array.from(
      documents.flatMap((document) => document.tags),
      tags.codeOf,
    ),
  };
  const tables = {
    removed: [...removed],
    jobTypes: jobTypes.values,
    categories: categories.values,
    places: places.values,
    currencies: currencies.values,
    tags: tags.values,
    cardFields: CARD_FIELDS,
  };
  return { tables, columns };
}

function joinTexts(texts: readonly Uint8Array[]): Texts {
  const offsets = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) offsets[at + 1] = (offsets[at] ?? 0) + text.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, text] of texts.entries()) bytes.set(text, offsets[at]);
  return { bytes, offsets };
}

const encoder = new TextEncoder();
