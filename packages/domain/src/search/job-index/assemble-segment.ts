import type { Place } from "../../place/place.ts";
import { CARD_FIELDS } from "./card.ts";
import { buildDictionary, compareWords } from "./dictionary.ts";
import type { SegmentDocument } from "./segment-document.ts";
import {
  keyOfPay,
  type SegmentColumns,
  type SegmentParts,
  type SegmentTables,
  type Texts,
} from "./segment.ts";
import { createTable } from "./table.ts";
import { type CollectedTokens, encodeTokens, FIRST_WORD } from "./token-stream.ts";

/** Documents in their order, the tokens of each, and the words the tokens stand for: see `WordCollector`. */
export interface SegmentMaterial extends CollectedTokens {
  readonly documents: readonly SegmentDocument[];
  readonly words: readonly string[];
  readonly removed: Iterable<string>;
}

/** Puts a segment's parts together. */
export function assembleSegment(material: SegmentMaterial): SegmentParts {
  const { documents, words, removed } = material;
  const { sorted, codes } = numberWords(material);
  const { tables, columns } = fillColumns(documents, removed);
  return {
    tables,
    columns,
    ids: packTexts(documents.map(({ id }) => encoder.encode(id))),
    cards: packTexts(documents.map(({ card }) => card)),
    dictionary: buildDictionary(sorted.map((token) => words[token - FIRST_WORD] ?? "")),
    wordCodes: Uint32Array.from(sorted, (token) => codes[token] ?? 0),
    tokens: encodeTokens(material, codes),
  };
}

/**
 * The tokens of the words that occur at all, sorted by word; and by token its code, the lowest for the most frequent.
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

function fillColumns(
  documents: readonly SegmentDocument[],
  removed: Iterable<string>,
): { tables: SegmentTables; columns: SegmentColumns } {
  const jobTypes = createTable<string>((value) => value);
  const categories = createTable<string>((value) => value);
  const pay = createTable(keyOfPay);
  const tags = createTable<string>((value) => value);
  const companies = createTable<string>((value) => value);
  const places = createTable<Place>((place) => JSON.stringify(place));
  const tagOffsets = new Uint32Array(documents.length + 1);
  for (const [doc, document] of documents.entries()) {
    tagOffsets[doc + 1] = (tagOffsets[doc] ?? 0) + document.tags.length;
  }
  const columns = {
    publishedAt: Float64Array.from(documents, ({ publishedAt }) => publishedAt),
    expiresAt: Float64Array.from(documents, ({ expiresAt }) => expiresAt),
    firstSeenAt: Float64Array.from(documents, ({ firstSeenAt }) => firstSeenAt),
    jobTypes: Uint8Array.from(documents, ({ jobType }) => jobTypes.codeOf(jobType)),
    categories: Uint8Array.from(documents, ({ category }) => categories.codeOf(category)),
    places: Uint16Array.from(documents, ({ place }) => places.codeOf(place)),
    pay: Uint16Array.from(documents, (document) => pay.codeOf(document.pay)),
    companies: Uint16Array.from(documents, ({ company }) => companies.codeOf(company)),
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
    pay: pay.values,
    tags: tags.values,
    companies: companies.values,
    cardFields: CARD_FIELDS,
  };
  return { tables, columns };
}

function packTexts(texts: readonly Uint8Array[]): Texts {
  const offsets = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) offsets[at + 1] = (offsets[at] ?? 0) + text.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, text] of texts.entries()) bytes.set(text, offsets[at]);
  return { bytes, offsets };
}

const encoder = new TextEncoder();
