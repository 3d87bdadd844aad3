import { FORMAT_VERSION, HEADER_BYTES, listSections, MAGIC, placeSections } from "./segment-layout.ts";
import type { JobSegment } from "./segment.ts";

/**
 * A segment as bytes, to be stored compressed: a header (magic, format version, bytes of the tables), the tables
 * as JSON, then each column as it lies in memory, little-endian. Carries no checksum: whoever stores it has one.
 *
 * @example decodeJobSegment(encodeJobSegment(segment)).ok; // => true
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
