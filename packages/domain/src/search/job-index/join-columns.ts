import { buildRecord } from "../../filter/filter-kinds.ts";
import { TEXT_NAMES } from "../../filter/filter-names.ts";
import { keyOfPay, keyOfPlace, keyOfText, type StoredColumn } from "./columns.ts";
import { createCodes, type FacetColumn, postCodeLists, postCodes, type TextColumn } from "./facet-column.ts";
import type { FacetColumns } from "./job-index.ts";
import { UNNAMED } from "./list-locations.ts";
import { rankTexts } from "./list-top.ts";
import { createComparePay, createFindPaid } from "./pay-values.ts";
import { readPlaceValues } from "./place-values.ts";
import type { JobSegment } from "./segment.ts";
import { createTable, type Table } from "./table.ts";

/** Joins the columns of all segments, which number their values differently, into one per facet. */
export function joinColumns(segments: readonly JobSegment[], bases: readonly number[]): FacetColumns {
  const placeTable = createTable(keyOfPlace);
  const places = joinColumn({ segments, bases }, placeTable, ({ columns }) => columns.places);
  const payTable = createTable(keyOfPay);
  const pay = joinColumn({ segments, bases }, payTable, ({ columns }) => columns.pay);
  const comparePay = createComparePay(payTable.values);
  const { named, values } = readPlaceValues(placeTable.values);
  const locations = [...UNNAMED, ...named];
  return {
    texts: buildRecord<FacetColumns["texts"]>(TEXT_NAMES, (name) =>
      joinTexts({ segments, bases }, ({ columns }) => columns.texts[name]),
    ),
    places: { ...places, values },
    locations: { values: locations, ranks: rankTexts(locations) },
    pay,
    comparePay,
    findPaid: createFindPaid(pay, comparePay),
  };
}

interface Placed {
  readonly segments: readonly JobSegment[];
  readonly bases: readonly number[];
}

type ColumnOf<Value> = (segment: JobSegment) => StoredColumn<Value>;

function joinTexts(placed: Placed, columnOf: ColumnOf<string>): TextColumn {
  const table = createTable(keyOfText);
  const isOfLists = placed.segments.some((segment) => columnOf(segment).offsets !== undefined);
  const join = isOfLists ? joinLists : joinColumn;
  return { ...join(placed, table, columnOf), find: table.find, ranks: rankTexts(table.values) };
}

function joinColumn<Value>(
  { segments, bases }: Placed,
  table: Table<Value>,
  columnOf: ColumnOf<Value>,
): FacetColumn<Value> {
  const joinedCodes = segments.map((segment) => columnOf(segment).values.map(table.codeOf));
  const codes = createCodes(bases.at(-1) ?? 0, table.values.length);
  for (const [at, segment] of segments.entries()) {
    const own = columnOf(segment);
    const joined = joinedCodes[at] ?? [];
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < segment.size; doc += 1) codes[base + doc] = joined[own.codes[doc] ?? 0] ?? 0;
  }
  return { values: table.values, codes, postings: postCodes(codes, table.values.length) };
}

function joinLists<Value>(
  { segments, bases }: Placed,
  table: Table<Value>,
  columnOf: ColumnOf<Value>,
): FacetColumn<Value> {
  const joinedCodes = segments.map((segment) => columnOf(segment).values.map(table.codeOf));
  const listed = segments.reduce((sum, segment) => sum + columnOf(segment).codes.length, 0);
  const codes = createCodes(listed, table.values.length);
  const offsets = new Uint32Array((bases.at(-1) ?? 0) + 1);
  let joinedSoFar = 0;
  for (const [at, segment] of segments.entries()) {
    const { size } = segment;
    const own = columnOf(segment);
    const joined = joinedCodes[at] ?? [];
    const { length } = own.codes;
    for (let place = 0; place < length; place += 1) {
      codes[joinedSoFar + place] = joined[own.codes[place] ?? 0] ?? 0;
    }
    const base = bases[at] ?? 0;
    for (let doc = 0; doc < size; doc += 1) offsets[base + doc] = joinedSoFar + (own.offsets?.[doc] ?? 0);
    joinedSoFar += length;
    // Numbers up to the start of the next segment are unused and have no values.
    offsets.fill(joinedSoFar, base + size, (bases[at + 1] ?? 0) + 1);
  }
  const postings = postCodeLists(codes, offsets, table.values.length);
  return { values: table.values, codes, offsets, postings };
}
