import * as z from "zod/mini";

import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_NAMES, type TextFilterName } from "../../filter/filter-names.ts";
import { Place } from "../../place/place.ts";
import { COLUMN_FORMS, COLUMN_NAMES, type ColumnName, columnOf, type StoredColumn } from "./columns.ts";
import type { SegmentColumns, SegmentParts } from "./segment.ts";

/** Bump this whenever stored segments could no longer be read correctly. */
export const FORMAT_VERSION = 2;
/** "FWJI" in the first four bytes. */
export const MAGIC = 0x494a_5746;
/** Magic, format version and size of the tables, 32 bits each. */
export const HEADER_BYTES = 16;
/** Columns start at multiples of this, so that typed arrays can view the loaded bytes directly. */
export const ALIGNMENT = 8;

/** The JSON between the header and the columns, along with the values of each text column by its stored name. */
export const SegmentHeader = z.looseObject({
  removed: z.array(z.string()),
  cardFields: z.array(z.string()),
  places: z.array(Place),
  pay: z.array(
    z.object({
      currency: z.string(),
      most: z.optional(z.number()),
      assumed: z.optional(z.literal(true)),
    }),
  ),
  /** Size of each section in bytes, in order. */
  lengths: z.array(z.int().check(z.nonnegative())),
});
export type SegmentHeader = z.infer<typeof SegmentHeader>;

/** Where each section starts, followed by the end of the last one. */
export function placeSections(tablesLength: number, lengths: readonly number[]): number[] {
  const starts = [align(HEADER_BYTES + tablesLength)];
  for (const length of lengths) starts.push(align((starts.at(-1) ?? 0) + length));
  return starts;
}

const align = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;

/** The columns in storage order. */
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
    ...COLUMN_NAMES.flatMap((name) => {
      const { offsets, codes } = columnOf(columns, name);
      return offsets ? [offsets, codes] : [codes];
    }),
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

export const SECTIONS =
  12 + COLUMN_NAMES.reduce((sum, name) => sum + (COLUMN_FORMS[name].several ? 2 : 1), 0);

/** The values that the codes of filter columns stand for. */
export interface ColumnTables extends Pick<SegmentHeader, "places" | "pay"> {
  readonly texts: Readonly<Record<TextFilterName, readonly string[]>>;
}

/** Locates the next section, given the bytes per element. */
type TakeSection = (bytesEach: number) => [ArrayBufferLike, number, number];

/** Reads the columns in the order of `listSections`, as views of these bytes. */
export function readSections(
  { buffer, byteOffset }: Uint8Array,
  starts: readonly number[],
  lengths: readonly number[],
  tables: ColumnTables,
): Omit<SegmentParts, "removed" | "cardFields"> {
  let section = -1;
  const take: TakeSection = (bytesEach) => {
    section += 1;
    return [buffer, byteOffset + (starts[section] ?? 0), Math.floor((lengths[section] ?? 0) / bytesEach)];
  };
  const readTexts = () => {
    const offsets = new Uint32Array(...take(4));
    return { offsets, bytes: new Uint8Array(...take(1)) };
  };
  return {
    columns: readColumns(take, tables),
    ids: readTexts(),
    cards: readTexts(),
    dictionary: readTexts(),
    wordCodes: new Uint32Array(...take(4)),
    tokens: readTexts(),
  };
}

function readColumns(take: TakeSection, tables: ColumnTables): SegmentColumns {
  const times = {
    publishedAt: new Float64Array(...take(8)),
    expiresAt: new Float64Array(...take(8)),
    firstSeenAt: new Float64Array(...take(8)),
  };
  const codes = buildRecord<Record<ColumnName, Omit<StoredColumn<unknown>, "values">>>(
    COLUMN_NAMES,
    (name) => {
      const { bytes, several } = COLUMN_FORMS[name];
      if (several) return { offsets: new Uint32Array(...take(4)), codes: new Uint32Array(...take(bytes)) };
      return { codes: bytes === 1 ? new Uint8Array(...take(bytes)) : new Uint16Array(...take(bytes)) };
    },
  );
  return {
    ...times,
    texts: buildRecord<SegmentColumns["texts"]>(TEXT_NAMES, (name) => ({
      values: tables.texts[name],
      ...codes[name],
    })),
    places: { values: tables.places, ...codes.places },
    pay: { values: tables.pay, ...codes.pay },
  };
}

/** Whether the lengths of all lists agree. */
export function isConsistent(
  parts: Pick<SegmentParts, "columns" | "ids" | "cards" | "dictionary" | "wordCodes" | "tokens">,
) {
  const { columns, ids, cards, dictionary, wordCodes, tokens } = parts;
  const size = columns.publishedAt.length;
  return (
    [columns.expiresAt, columns.firstSeenAt].every(({ length }) => length === size) &&
    COLUMN_NAMES.every((name) => {
      const { codes, offsets } = columnOf(columns, name);
      if (!offsets) return codes.length === size;
      return offsets.length === size + 1 && offsets[size] === codes.length;
    }) &&
    wordCodes.length === dictionary.offsets.length - 1 &&
    [ids, cards, tokens].every(({ offsets }) => offsets.length === size + 1) &&
    [ids, cards, tokens, dictionary].every(({ offsets, bytes }) => offsets.at(-1) === bytes.length)
  );
}
