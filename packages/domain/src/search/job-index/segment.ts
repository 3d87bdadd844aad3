import type { FilterColumns } from "./columns.ts";
import type { Dictionary } from "./dictionary.ts";
import { buildIdTable } from "./id-table.ts";
import { postWords } from "./post-words.ts";
import type { Postings } from "./postings.ts";
import { collectPrefixes, type Prefixes } from "./prefixes.ts";
import { SEARCH_FIELDS } from "./ranking.ts";
import { buildStemTable, type StemTable } from "./stem-table.ts";
import type { TokenStream } from "./token-stream.ts";

/** Maximum jobs per segment: document numbers have 16 bits. */
export const MAX_SEGMENT_JOBS = 65_536;

/** The columns for filtering and ordering; newest job first, ties by ascending id. */
export interface SegmentColumns extends FilterColumns {
  /** Epoch milliseconds. */
  readonly publishedAt: Float64Array;
  /** Epoch milliseconds; `Infinity` if the posting has no end. */
  readonly expiresAt: Float64Array;
  /** Epoch milliseconds. */
  readonly firstSeenAt: Float64Array;
}

/** Texts back to back: text `i` is the bytes from `offsets[i]` to `offsets[i + 1]`. */
export interface Texts {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

/** The stored parts of a segment. */
export interface SegmentParts {
  /** Ids of removed jobs that may still be in an older segment. */
  readonly removed: readonly string[];
  /** The fields of a job card, in the order their values are stored. */
  readonly cardFields: readonly string[];
  readonly columns: SegmentColumns;
  readonly ids: Texts;
  readonly cards: Texts;
  readonly dictionary: Dictionary;
  /** The code of each dictionary word in `tokens`. */
  readonly wordCodes: Uint32Array;
  readonly tokens: TokenStream;
}

/**
 * An immutable set of jobs compiled for searching. Newer segments hold what changed since; they hide their own jobs,
 * and those in `removed`, in older ones.
 */
export interface JobSegment extends SegmentParts {
  /** Number of jobs. */
  readonly size: number;
  /** All ids back to back; ids are ASCII, so `ids.offsets` apply to this text as well. */
  readonly idText: string;
  /** See `findDocument`. */
  readonly idTable: Uint32Array;
  /** For each field, the jobs of each word by its index in the dictionary; words with the same prefix are adjacent. */
  readonly postings: readonly Postings[];
  readonly prefixes: readonly Prefixes[];
  readonly stems: StemTable;
}

/** Adds derived data, which is faster to compute than to load. */
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
