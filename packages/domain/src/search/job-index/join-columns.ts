import type { Place } from "../../place/place.ts";
import { type FacetColumn, postCodeLists, postCodes, type TextColumn } from "./facet-column.ts";
import type { FacetColumns } from "./job-index.ts";
import { readPayValues } from "./pay-values.ts";
import { readPlaceValues } from "./place-values.ts";
import { type JobSegment, keyOfPay } from "./segment.ts";
import { createTable, type Table } from "./table.ts";

/** One column over all segments for each facet; each segment numbers its values in its own way. */
export function joinColumns(segments: readonly JobSegment[], bases: readonly number[]): FacetColumns {
  const placeTable = createTable<Place>(JSON.stringify);
  const places = joinSingle({ segments, bases }, placeTable, ({ columns, tables }) => [
    columns.places,
    tables.places,
  ]);
  const payTable = createTable(keyOfPay);
  const pay = joinSingle({ segments, bases }, payTable, ({ columns, tables }) => [columns.pay, tables.pay]);
  const { named, values } = readPlaceValues(placeTable.values);
  return {
    jobTypes: joinTexts({ segments, bases }, ({ columns, tables }) => [columns.jobTypes, tables.jobTypes]),
    categories: joinTexts({ segments, bases }, ({ columns, tables }) => [
      columns.categories,
      tables.categories,
    ]),
    companies: joinTexts({ segments, bases }, ({ columns, tables }) => [columns.companies, tables.companies]),
    places: { ...places, values },
    named,
    pay: { ...pay, values: readPayValues(payTable.values) },
    tags: joinTags({ segments, bases }),
  };
}

interface Placed {
  readonly segments: readonly JobSegment[];
  readonly bases: readonly number[];
}

type ColumnOf<Value> = (
  segment: JobSegment,
) => readonly [codes: Uint8Array | Uint16Array, values: readonly Value[]];

function joinTexts(placed: Placed, columnOf: ColumnOf<string>): TextColumn {
  const table = createTable<string>((value) => value);
  return { ...joinSingle(placed, table, columnOf), find: table.find };
}

function joinSingle<Value>(
  { segments, bases }: Placed,
  table: Table<Value>,
  columnOf: ColumnOf<Value>,
): FacetColumn<Value> {
  const codes = new Uint32Array(bases.at(-1) ?? 0);
  for (const [at, segment] of segments.entries()) {
    const [ownCodes, ownValues] = columnOf(segment);
    const joined = ownValues.map(table.codeOf);
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < segment.size; doc += 1) codes[base + doc] = joined[ownCodes[doc] ?? 0] ?? 0;
  }
  return { values: table.values, codes, postings: postCodes(codes, table.values.length) };
}

function joinTags({ segments, bases }: Placed): TextColumn {
  const table = createTable<string>((tag) => tag);
  const codes = new Uint32Array(segments.reduce((sum, { columns }) => sum + columns.tags.length, 0));
  const offsets = new Uint32Array((bases.at(-1) ?? 0) + 1);
  let joinedSoFar = 0;
  for (const [at, { columns, tables, size }] of segments.entries()) {
    const joined = tables.tags.map(table.codeOf);
    for (let tag = 0; tag < columns.tags.length; tag += 1) {
      codes[joinedSoFar + tag] = joined[columns.tags[tag] ?? 0] ?? 0;
    }
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < size; doc += 1)
      offsets[base + doc] = joinedSoFar + (columns.tagOffsets[doc] ?? 0);
    joinedSoFar += columns.tags.length;
    // The numbers up to the next segment's are of no document, and have no tags.
    offsets.fill(joinedSoFar, base + size, (bases[at + 1] ?? 0) + 1);
  }
  const postings = postCodeLists(codes, offsets, table.values.length);
  return { values: table.values, codes, offsets, postings, find: table.find };
}
