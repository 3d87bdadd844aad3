import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_FILTERS, TEXT_NAMES, type TextFilterName } from "../../filter/filter-names.ts";
import type { Place } from "../../place/place.ts";
import { createTable } from "./table.ts";

/**
 * A job's highest annual pay, in its own currency; no amount for jobs that state none. `assumed` if the posting states no
 * period or no currency.
 */
export interface PayLevel {
  readonly currency: string;
  readonly most?: number | undefined;
  readonly assumed?: true | undefined;
}

/** Pay levels with the same key are the same level. */
export const keyOfPay = ({ currency, most, assumed }: PayLevel): string =>
  `${currency} ${most ?? ""}${assumed ? "?" : ""}`;
export const keyOfPlace = (place: Place): string => JSON.stringify(place);
export const keyOfText = (text: string): string => text;

/**
 * One value per job: job `doc` has `values[codes[doc]]`. With `offsets`, a job has several: those of the codes from
 * `offsets[doc]` to `offsets[doc + 1]`.
 */
export interface StoredColumn<Value> {
  readonly values: readonly Value[];
  readonly codes: Uint8Array | Uint16Array | Uint32Array;
  readonly offsets?: Uint32Array;
}

/** The columns that filters and facets of a segment work on. */
export interface FilterColumns {
  /** "" where a job has no value. */
  readonly texts: Readonly<Record<TextFilterName, StoredColumn<string>>>;
  readonly places: StoredColumn<Place>;
  readonly pay: StoredColumn<PayLevel>;
}

export type ColumnName = TextFilterName | "places" | "pay";

/** How a column is stored: the stored name of its values, the bytes per code, and whether a job can have several. */
export interface ColumnForm {
  readonly stored: string;
  readonly bytes: 1 | 2 | 4;
  readonly several: boolean;
}

const TEXT_FORMS = buildRecord<Record<TextFilterName, ColumnForm>>(TEXT_NAMES, (name) => {
  const { column = name, several = false, values } = TEXT_FILTERS[name];
  // Closed lists have fewer than 256 values.
  const bytes = values === undefined ? 2 : 1;
  return { stored: column, bytes: several ? 4 : bytes, several };
});
const OTHER_FORM = { bytes: 2, several: false } as const;

export const COLUMN_FORMS: Readonly<Record<ColumnName, ColumnForm>> = {
  ...TEXT_FORMS,
  places: { stored: "places", ...OTHER_FORM },
  pay: { stored: "pay", ...OTHER_FORM },
};

const textsOf = (bytes: number) => TEXT_NAMES.filter((name) => TEXT_FORMS[name].bytes === bytes);

/** Every column in storage order: closed lists first, multi-value columns last. */
export const COLUMN_NAMES: readonly ColumnName[] = [
  ...textsOf(1),
  "places",
  "pay",
  ...textsOf(2),
  ...textsOf(4),
];

export function columnOf({ texts, places, pay }: FilterColumns, name: ColumnName): StoredColumn<unknown> {
  if (name === "places") return places;
  return name === "pay" ? pay : texts[name];
}

/** Builds a column with one value per job. */
export function fillColumn<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
  bytes: ColumnForm["bytes"] = 2,
): StoredColumn<Value> {
  const table = createTable(keyOf);
  const codes = bytes === 1 ? new Uint8Array(values.length) : new Uint16Array(values.length);
  for (const [doc, value] of values.entries()) codes[doc] = table.codeOf(value);
  return { values: table.values, codes };
}

/** Builds a filter's column from the texts of each job. */
export function fillTexts(name: TextFilterName, lists: readonly (readonly string[])[]): StoredColumn<string> {
  const { several, bytes } = TEXT_FORMS[name];
  if (!several) {
    const texts = lists.map(([text = ""]) => text);
    return fillColumn(texts, keyOfText, bytes);
  }
  const table = createTable(keyOfText);
  const offsets = new Uint32Array(lists.length + 1);
  for (const [doc, { length }] of lists.entries()) offsets[doc + 1] = (offsets[doc] ?? 0) + length;
  return { codes: Uint32Array.from(lists.flat(), table.codeOf), offsets, values: table.values };
}

/** The values of one job. */
export function readValues<Value>({ values, codes, offsets }: StoredColumn<Value>, doc: number): Value[] {
  const own = offsets ? codes.subarray(offsets[doc], offsets[doc + 1]) : codes.subarray(doc, doc + 1);
  return Array.from(own).flatMap((code) => values.slice(code, code + 1));
}
