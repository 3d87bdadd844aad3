import type { Place } from "../../place/place.ts";
import { buildListColumn, buildSingleColumn, type FacetColumn, type TextColumn } from "./facet-column.ts";
import type { FacetColumns, PayLevel } from "./job-index.ts";
import { readPlaceValues } from "./place-values.ts";
import type { JobSegment } from "./segment.ts";
import { createTable, type Table } from "./table.ts";

/** One column over all segments for each facet; each segment numbers its values in its own way. */
export function joinColumns(
  segments: readonly JobSegment[],
  bases: readonly number[],
  listed: Uint32Array,
): FacetColumns {
  const all: Columns = { segments, bases, listed, documents: bases.at(-1) ?? 0 };
  const placeTable = createTable<Place>(JSON.stringify);
  const places = joinSingle(all, placeTable, ({ columns, tables }) => [columns.places, tables.places]);
  const values = readPlaceValues(placeTable.values);
  return {
    jobTypes: joinTexts(all, ({ columns, tables }) => [columns.jobTypes, tables.jobTypes]),
    categories: joinTexts(all, ({ columns, tables }) => [columns.categories, tables.categories]),
    places: { ...places, values: values.places },
    named: values.named,
    tags: joinTags(all),
    pay: joinPay(all),
  };
}

interface Columns {
  readonly segments: readonly JobSegment[];
  readonly bases: readonly number[];
  readonly listed: Uint32Array;
  readonly documents: number;
}

type ColumnOf<Value> = (
  segment: JobSegment,
) => readonly [codes: Uint8Array | Uint16Array, values: readonly Value[]];

function joinTexts(all: Columns, columnOf: ColumnOf<string>): TextColumn {
  const table = createTable<string>((value) => value);
  return { ...joinSingle(all, table, columnOf), find: table.find };
}

function joinSingle<Value>(
  { segments, bases, listed, documents }: Columns,
  table: Table<Value>,
  columnOf: ColumnOf<Value>,
): FacetColumn<Value> {
  const codes = new Uint32Array(documents);
  for (const [at, segment] of segments.entries()) {
    const [ownCodes, ownValues] = columnOf(segment);
    const joined = Uint32Array.from(ownValues, table.codeOf);
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < segment.size; doc += 1) codes[base + doc] = joined[ownCodes[doc] ?? 0] ?? 0;
  }
  return buildSingleColumn(table.values, documents, listed, (doc) => codes[doc] ?? 0);
}

function joinTags({ segments, bases, listed, documents }: Columns): TextColumn {
  const table = createTable<string>((tag) => tag);
  const lists = Array.from({ length: documents }, () => NO_TAGS);
  for (const [at, { columns, tables, size }] of segments.entries()) {
    const joined = Uint32Array.from(tables.tags, table.codeOf);
    const tags = columns.tags.map((tag) => joined[tag] ?? 0);
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < size; doc += 1) {
      lists[base + doc] = tags.subarray(columns.tagOffsets[doc], columns.tagOffsets[doc + 1]);
    }
  }
  const column = buildListColumn(table.values, documents, listed, (doc) => lists[doc] ?? NO_TAGS);
  return { ...column, find: table.find };
}

const NO_TAGS = new Uint32Array();

/** Levels are ordered, so that all jobs of one currency from an amount on have neighbouring codes. */
function joinPay({ segments, bases, listed, documents }: Columns): FacetColumn<PayLevel> {
  const table = createTable<PayLevel>(({ currency, most }) => `${currency} ${most ?? ""}`);
  const unstated = table.codeOf({ currency: "", most: undefined });
  const codes = new Uint32Array(documents);
  for (const [at, { columns, tables, size }] of segments.entries()) {
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < size; doc += 1) {
      const most = columns.mostPay[doc] ?? Number.NaN;
      const currency = tables.currencies[columns.currencies[doc] ?? 0] ?? "";
      codes[base + doc] = Number.isNaN(most) ? unstated : table.codeOf({ currency, most });
    }
  }
  const sorted = table.values.map((level, code) => ({ level, code })).toSorted(comparePay);
  const places = new Uint32Array(sorted.length);
  for (const [place, { code }] of sorted.entries()) places[code] = place;
  const levels = sorted.map(({ level }) => level);
  return buildSingleColumn(levels, documents, listed, (doc) => places[codes[doc] ?? 0] ?? 0);
}

/** The unstated level has no currency, and so comes first. */
function comparePay({ level: a }: { level: PayLevel }, { level: b }: { level: PayLevel }): number {
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return (a.most ?? 0) - (b.most ?? 0);
}
