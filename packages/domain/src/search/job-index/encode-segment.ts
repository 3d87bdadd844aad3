import * as z from "zod/mini";

import { Place } from "../../place/place.ts";
import type { JobSegment, SegmentParts } from "./segment.ts";
import { openSegment } from "./segment.ts";

/** Moves whenever segments that were stored before could no longer be read as they are meant. */
const FORMAT_VERSION = 1;
/** "FWJI" in the first four bytes. */
const MAGIC = 0x494a_5746;
const HEADER_BYTES = 16;
/** Columns begin at multiples of this, so that a typed array can lie over the bytes as they were loaded. */
const ALIGNMENT = 8;

const Tables = z.object({
  removed: z.array(z.string()),
  jobTypes: z.array(z.string()),
  categories: z.array(z.string()),
  places: z.array(Place),
  pay: z.array(z.object({ currency: z.string(), most: z.optional(z.number()) })),
  tags: z.array(z.string()),
  cardFields: z.array(z.string()),
  /** Bytes of each section, in their order. */
  lengths: z.array(z.int().check(z.nonnegative())),
});

/**
 * A segment as bytes, to be stored compressed: a header (magic, format version, bytes of the tables), the tables
 * as JSON, then each column as it lies in memory, little-endian. Carries no checksum: whoever stores it has one.
 */
export function encodeJobSegment(segment: JobSegment): Uint8Array {
  const sections = listSections(segment);
  const lengths = sections.map(({ byteLength }) => byteLength);
  const tables = new TextEncoder().encode(JSON.stringify({ ...segment.tables, lengths }));
  const starts = placeSections(tables.length, lengths);
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, MAGIC, true);
  header.setUint32(4, FORMAT_VERSION, true);
  header.setUint32(8, tables.length, true);
  bytes.set(tables, HEADER_BYTES);
  for (const [at, section] of sections.entries()) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), starts[at]);
  }
  return bytes;
}

export type SegmentReading =
  | { readonly ok: true; readonly value: JobSegment }
  | { readonly ok: false; readonly error: { readonly code: "unknown-version" | "damaged" } };

/**
 * The segment these bytes were made from. They must stay as they are: columns are not copied out of them. Tells
 * another version, or bytes that cannot be a segment; a changed byte inside a column is the checksum's to find.
 *
 * @example const reading = decodeJobSegment(bytes); if (reading.ok) openJobIndex([reading.value]);
 */
export function decodeJobSegment(bytes: Uint8Array): SegmentReading {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || header.getUint32(0, true) !== MAGIC) return damaged;
  if (header.getUint32(4, true) !== FORMAT_VERSION) return { ok: false, error: { code: "unknown-version" } };
  const tables = readTables(bytes.subarray(HEADER_BYTES, HEADER_BYTES + header.getUint32(8, true)));
  if (!tables) return damaged;
  const { lengths, ...rest } = tables;
  const starts = placeSections(header.getUint32(8, true), lengths);
  if (lengths.length !== SECTIONS || starts.at(-1) !== bytes.length) return damaged;
  // A typed array needs its elements where the buffer's own multiples are.
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const parts = readSections(aligned, starts, lengths);
  return isConsistent(parts) ? { ok: true, value: openSegment({ ...parts, tables: rest }) } : damaged;
}

const damaged: SegmentReading = { ok: false, error: { code: "damaged" } };

function readTables(bytes: Uint8Array): z.infer<typeof Tables> | undefined {
  try {
    return z.safeParse(Tables, JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

/** Where each section begins, and last where they end. */
function placeSections(tablesLength: number, lengths: readonly number[]): number[] {
  const starts = [align(HEADER_BYTES + tablesLength)];
  for (const length of lengths) starts.push(align((starts.at(-1) ?? 0) + length));
  return starts;
}

const align = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

function listSections({ columns, ids, cards, dictionary, wordCodes, tokens }: JobSegment): ArrayBufferView[] {
  return [
    columns.publishedAt,
    columns.expiresAt,
    columns.jobTypes,
    columns.categories,
    columns.places,
    columns.pay,
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

const SECTIONS = 17;

function readSections(
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
    jobTypes: new Uint8Array(...place(1)),
    categories: new Uint8Array(...place(1)),
    places: new Uint16Array(...place(2)),
    pay: new Uint16Array(...place(2)),
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
function isConsistent({ columns, ids, cards, dictionary, wordCodes, tokens }: Omit<SegmentParts, "tables">) {
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
