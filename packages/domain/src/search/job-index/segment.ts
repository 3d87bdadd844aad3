import type { FilterColumns } from "./columns.ts";
import type { Dictionary } from "./dictionary.ts";
import { buildIdTable } from "./id-table.ts";
import { postWords } from "./post-words.ts";
import type { Postings } from "./postings.ts";
import { collectPrefixes, type Prefixes } from "./prefixes.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
import { buildStemTable, type StemTable } from "./stem-table.ts";
import type { TokenStream } from "./token-stream.ts";

/** The most jobs of one segment: its documents are numbered in 16 bits. */
export const MAX_SEGMENT_JOBS = 65_536;

/** What is filtered by and ordered by; the newest job first, of one moment the lower id. */
export interface SegmentColumns extends FilterColumns {
  /** Epoch milliseconds. */
  readonly publishedAt: Float64Array;
  /** Epoch milliseconds; infinite where the posting has no end. */
  readonly expiresAt: Float64Array;
  /** Epoch milliseconds. */
  readonly firstSeenAt: Float64Array;
}

/** Texts back to back: text `i` is the bytes from `offsets[i]` to `offsets[i + 1]`. */
export interface Texts {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** What a segment is stored as. */
export interface SegmentParts {
  /** Ids of jobs that are no more, where an older segment may still have them. */
  readonly removed: readonly string[];
  /** The fields of a job card, in the order its values are stored. */
  readonly cardFields: readonly string[];
  readonly columns: SegmentColumns;
  readonly ids: Texts;
  readonly cards: Texts;
  readonly dictionary: Dictionary;
  /** The code that stands for each word of the dictionary in `tokens`. */
  readonly wordCodes: Uint32Array;
  readonly tokens: TokenStream;
}

/**
 * Some jobs compiled for searching; never changes. Newer segments stand for what changed since, and hide in older
 * ones the jobs they hold themselves and those in `removed`.
 */
export interface JobSegment extends SegmentParts {
  /** Jobs in it. */
  readonly size: number;
  /** Every id back to back: ids are ASCII, so `ids.offsets` cut this text as well. */
  readonly idText: string;
  /** See `findDocument`. */
  readonly idTable: Uint32Array;
  /** For each field, the jobs of each word, by its place in the dictionary: words that begin alike are neighbours. */
  readonly postings: readonly Postings[];
  readonly prefixes: readonly Prefixes[];
  readonly stems: StemTable;
}

/** Adds what follows from the parts, and is quicker made anew than loaded. */
export function openSegment(parts: SegmentParts): JobSegment {
  const size = parts.columns.publishedAt.length;
  const idText = decoder.decode(parts.ids.bytes);
  const postings = postWords(parts.tokens, size, parts.wordCodes, SEARCH_FIELDS.length);
  return {
    ...parts,
    size,
    idText,
    idTable: buildIdTable(idText, parts.ids.offsets),
    postings,
    prefixes: collectPrefixes(parts.dictionary, postings, size),
    stems: buildStemTable(parts.dictionary),
  };
}

export function readId({ idText, ids }: JobSegment, doc: number): string {
  return idText.slice(ids.offsets[doc], ids.offsets[doc + 1]);
}

const decoder = new TextDecoder();
