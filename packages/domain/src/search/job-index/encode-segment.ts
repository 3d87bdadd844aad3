import { COLUMN_FORMS, COLUMN_NAMES, columnOf } from "./columns.ts";
import { FORMAT_VERSION, HEADER_BYTES, listSections, MAGIC, placeSections } from "./segment-layout.ts";
import type { JobSegment } from "./segment.ts";

/**
 * Encodes a segment for (compressed) storage: a header (magic, format version, size of the tables), the tables as JSON,
 * then each column as in memory, little-endian. Has no checksum; the storage adds one.
 *
 * @example decodeJobSegment(encodeJobSegment(segment)).ok; // => true
 */
export function encodeJobSegment(segment: JobSegment): Uint8Array {
  const sections = listSections(segment);
  const lengths = sections.map(({ byteLength }) => byteLength);
  const { removed, cardFields, columns } = segment;
  const values = COLUMN_NAMES.map((name) => [COLUMN_FORMS[name].stored, columnOf(columns, name).values]);
  const header = { removed, ...Object.fromEntries(values), cardFields, lengths };
  const tables = new TextEncoder().encode(JSON.stringify(header));
  const starts = placeSections(tables.length, lengths);
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  const beginning = new DataView(bytes.buffer);
  beginning.setUint32(0, MAGIC, true);
  beginning.setUint32(4, FORMAT_VERSION, true);
  beginning.setUint32(8, tables.length, true);
  bytes.set(tables, HEADER_BYTES);
  for (const [at, section] of sections.entries()) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), starts[at]);
  }
  return bytes;
}
