import * as z from "zod/mini";

import { CARD_FIELDS } from "./card.ts";
import {
  ALIGNMENT,
  FORMAT_VERSION,
  HEADER_BYTES,
  isConsistent,
  MAGIC,
  placeSections,
  readSections,
  SECTIONS,
  SegmentHeader,
} from "./segment-layout.ts";
import { type JobSegment, openSegment } from "./segment.ts";

export type SegmentReading =
  | { readonly ok: true; readonly value: JobSegment }
  | { readonly ok: false; readonly error: { readonly code: "unknown-version" | "damaged" } };

/**
 * The segment these bytes were made from. They must stay as they are: columns are not copied out of them. Tells
 * another version, or bytes that cannot be a segment; a changed byte inside a column is the checksum's to find.
 *
 * @example
 * const reading = decodeJobSegment(encodeJobSegment(segment));
 * reading.ok && readOpenCards(openJobIndex([reading.value]), now).length; // => 2
 */
export function decodeJobSegment(bytes: Uint8Array): SegmentReading {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || header.getUint32(0, true) !== MAGIC) return damaged;
  if (header.getUint32(4, true) !== FORMAT_VERSION) return unknownVersion;
  const tables = readTables(bytes.subarray(HEADER_BYTES, HEADER_BYTES + header.getUint32(8, true)));
  if (!tables) return damaged;
  // Cards of other fields could be read, but not merged with those of today.
  if (tables.cardFields.join() !== CARD_FIELDS.join()) return unknownVersion;
  const { lengths, ...rest } = tables;
  const starts = placeSections(header.getUint32(8, true), lengths);
  if (lengths.length !== SECTIONS || starts.at(-1) !== bytes.length) return damaged;
  // A typed array needs its elements where the buffer's own multiples are. (A Buffer's `slice` would copy nothing.)
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : new Uint8Array(bytes);
  const parts = readSections(aligned, starts, lengths);
  return isConsistent(parts) ? { ok: true, value: openSegment({ ...parts, tables: rest }) } : damaged;
}

const damaged: SegmentReading = { ok: false, error: { code: "damaged" } };
const unknownVersion: SegmentReading = { ok: false, error: { code: "unknown-version" } };

function readTables(bytes: Uint8Array): z.infer<typeof SegmentHeader> | undefined {
  try {
    return z.safeParse(SegmentHeader, JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
