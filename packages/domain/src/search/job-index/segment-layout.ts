import * as z from "zod/mini";

import { Place } from "../../place/place.ts";
import type { SegmentParts } from "./segment.ts";

/** Moves whenever segments that were stored before could no longer be read as they are meant. */
export const FORMAT_VERSION = 2;
/** "FWJI" in the first four bytes. */
export const MAGIC = 0x494a_5746;
/** Magic, format version and bytes of the tables, 32 bits each. */
export const HEADER_BYTES = 16;
/** Columns begin at multiples of this, so that a typed array can lie over the bytes as they were loaded. */
export const ALIGNMENT = 8;

/** What stands between the header and the columns, as JSON. */
export const SegmentHeader = z.object({
  removed: z.array(z.string()),
  jobTypes: z.array(z.string()),
  categories: z.array(z.string()),
  places: z.array(Place),
  pay: z.array(z.object({ currency: z.string(), most: z.optional(z.number()) })),
  tags: z.array(z.string()),
  companies: z.array(z.string()),
  cardFields: z.array(z.string()),
  /** Bytes of each section, in their order. */
  lengths: z.array(z.int().check(z.nonnegative())),
});

/** Where each section begins, and last where they end. */
export function placeSections(tablesLength: number, lengths: readonly number[]): number[] {
  const starts = [align(HEADER_BYTES + tablesLength)];
  for (const length of lengths) starts.push(align((starts.at(-1) ?? 0) + length));
  return starts;
}

const align = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

/** The columns in the order they are stored in. */
export function listSections({
  columns,
  ids,
  cards,
  dictionary,
  wordCodes,
  tokens,
}: SegmentParts): ArrayBufferView[] {
  return [
    columns.publishedAt,
    columns.expiresAt,
    columns.firstSeenAt,
    columns.jobTypes,
    columns.categories,
    columns.places,
    columns.pay,
    columns.companies,
    columns.tagOffsets,
    columns.tags,
    ids.offsets,
    ids.bytes,
    cards.offsets,
    cards.bytes,
    dictionary.offsets,
    dictionary.bytes,
    wordCodes,
    tokens.offsets,
    tokens.bytes,
  ];
}

export const SECTIONS = 19;

/** The columns where `listSections` had them, laid over these bytes without a copy. */
export function readSections(
  { buffer, byteOffset }: Uint8Array,
  starts: readonly number[],
  lengths: readonly number[],
): Omit<SegmentParts, "tables"> {
  let section = -1;
  const place = (bytesEach: number): [ArrayBufferLike, number, number] => {
    section += 1;
    return [buffer, byteOffset + (starts[section] ?? 0), Math.floor((lengths[section] ?? 0) / bytesEach)];
  };
  const columns = {
    publishedAt: new Float64Array(...place(8)),
    expiresAt: new Float64Array(...place(8)),
    firstSeenAt: new Float64Array(...place(8)),
    jobTypes: new Uint8Array(...place(1)),
    categories: new Uint8Array(...place(1)),
    places: new Uint16Array(...place(2)),
    pay: new Uint16Array(...place(2)),
    companies: new Uint16Array(...place(2)),
    tagOffsets: new Uint32Array(...place(4)),
    tags: new Uint32Array(...place(4)),
  };
  const readTexts = () => {
    const offsets = new Uint32Array(...place(4));
    return { offsets, bytes: new Uint8Array(...place(1)) };
  };
  return {
    columns,
    ids: readTexts(),
    cards: readTexts(),
    dictionary: readTexts(),
    wordCodes: new Uint32Array(...place(4)),
    tokens: readTexts(),
  };
}

/** Whether every list is as long as the others say. */
export function isConsistent({
  columns,
  ids,
  cards,
  dictionary,
  wordCodes,
  tokens,
}: Omit<SegmentParts, "tables">) {
  const { publishedAt, tagOffsets, tags, ...perJob } = columns;
  const size = publishedAt.length;
  return (
    Object.values(perJob).every(({ length }) => length === size) &&
    tagOffsets.length === size + 1 &&
    tagOffsets[size] === tags.length &&
    wordCodes.length === dictionary.offsets.length - 1 &&
    [ids, cards, tokens].every(({ offsets }) => offsets.length === size + 1) &&
    [ids, cards, tokens, dictionary].every(({ offsets, bytes }) => offsets.at(-1) === bytes.length)
  );
}
