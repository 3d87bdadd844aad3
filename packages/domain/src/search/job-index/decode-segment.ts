import * as z from "zod/mini";

import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_NAMES, type TextFilterName } from "../../filter/filter-names.ts";
import { CARD_FIELDS } from "./card.ts";
import { COLUMN_FORMS, COLUMN_NAMES } from "./columns.ts";
import {
  ALIGNMENT,
  type ColumnTables,
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
 * Decodes a segment. The bytes must not change afterwards, as columns are views of them. Reports another version and
 * bytes that cannot be a segment; a flipped byte inside a column is for the caller's checksum to find.
 *
 * @example
 * const reading = decodeJobSegment(encodeJobSegment(segment));
 * reading.ok && readOpenCards(openJobIndex([reading.value]), now).length; // => 2
 */
export function decodeJobSegment(bytes: Uint8Array): SegmentReading {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || header.getUint32(0, true) !== MAGIC) return damaged;
  if (header.getUint32(4, true) !== FORMAT_VERSION) return unknownVersion;
  const tablesLength = header.getUint32(8, true);
  const tables = readTables(bytes.subarray(HEADER_BYTES, HEADER_BYTES + tablesLength));
  if (!tables) return damaged;
  const { removed, cardFields, lengths } = tables;
  // Cards with other fields could be read but not merged with today's, and each filter needs its column.
  const lacksColumn = COLUMN_NAMES.some((name) => !(COLUMN_FORMS[name].stored in tables));
  if (cardFields.join() !== CARD_FIELDS.join() || lacksColumn) return unknownVersion;
  const texts = readTextTables(tables);
  const starts = placeSections(tablesLength, lengths);
  if (!texts || lengths.length !== SECTIONS || starts.at(-1) !== bytes.length) return damaged;
  // Typed arrays must be aligned within their buffer. (`slice` on a Node Buffer would not copy.)
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : new Uint8Array(bytes);
  const parts = readSections(aligned, starts, lengths, { ...tables, texts });
  return isConsistent(parts) ? { ok: true, value: openSegment({ ...parts, removed, cardFields }) } : damaged;
}

const damaged: SegmentReading = { ok: false, error: { code: "damaged" } };
const unknownVersion: SegmentReading = { ok: false, error: { code: "unknown-version" } };

function readTables(bytes: Uint8Array): SegmentHeader | undefined {
  try {
    return z.safeParse(SegmentHeader, JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

function readTextTables(header: SegmentHeader): ColumnTables["texts"] | undefined {
  const tables = buildRecord<Record<TextFilterName, unknown>>(
    TEXT_NAMES,
    (name) => header[COLUMN_FORMS[name].stored],
  );
  return z.safeParse(TextTables, tables).data;
}

const TextTables = z.object(
  buildRecord<Record<TextFilterName, z.ZodMiniArray<z.ZodMiniString>>>(TEXT_NAMES, () => z.array(z.string())),
);
