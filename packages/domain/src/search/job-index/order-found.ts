import { freshAfter } from "../../filter/dates-posted.ts";
import type { JobOrder } from "../../filter/job-filters.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { type Bitset, countBits, hasBit } from "./bitset.ts";
import type { JobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import type { OpenJobsNow } from "./open-jobs.ts";
import { findPostedAfter } from "./posted-dates.ts";
import { rankDocs } from "./rank-docs.ts";
import { takeBest } from "./take-best.ts";

interface OrderedPart {
  readonly first: number;
  readonly count: number;
  readonly now: Date;
  readonly rates: ReferenceRates;
}

/**
 * Documents `[first, first + count)` of the results in the requested order; see `JOB_ORDERS`. Each of `parts`, which
 * together are all results, is ordered by itself, one after the other.
 */
export function orderFound(
  index: JobIndex,
  open: OpenJobsNow,
  { search }: Pick<JobSets, "search">,
  parts: readonly Bitset[],
  order: JobOrder,
  { first, count, ...asked }: OrderedPart,
): number[] {
  const docs: number[] = [];
  let before = 0;
  for (const part of parts) {
    const size = parts.length === 1 ? Infinity : countBits(part);
    const from = Math.max(0, first - before);
    const wanted = Math.min(count - docs.length, size - from);
    if (wanted > 0)
      docs.push(
        ...orderPart(index, open, { all: part, search }, order, { first: from, count: wanted, ...asked }),
      );
    before += size;
  }
  return docs;
}

function orderPart(
  index: JobIndex,
  open: OpenJobsNow,
  { all, search }: Pick<JobSets, "all" | "search">,
  order: JobOrder,
  { first, count, ...asked }: OrderedPart,
): number[] {
  if (order === "pay") return orderByPay(index, all, first, first + count, asked);
  if (order === "relevance" && search.terms.length > 0)
    return rankDocs(index, all, search, first, first + count);
  return takeNewest(open, all, first, count);
}

/** The highest score `takeBest` accepts, far above any real pay. */
const MOST_EUROS = 2 ** 32 - 1;
const inWholeEuros = (euros: number) => (Number.isNaN(euros) ? 0 : Math.min(Math.round(euros), MOST_EUROS));

/**
 * Documents `[from, to)` of a result in the `pay` order of `JOB_ORDERS`, compared in whole euros. `now` decides which
 * are fresh.
 */
function orderByPay(
  index: JobIndex,
  found: Bitset,
  from: number,
  to: number,
  { now, rates }: { readonly now: Date; readonly rates: ReferenceRates },
): number[] {
  const { workspace, columns } = index;
  const { pay } = columns;
  const docs = workspace.list(found);
  const scores = columns.comparePay("EUR", rates).map(inWholeEuros);
  const fresh = findPostedAfter(index, freshAfter(now));
  const scoreOf = (doc: number) => (hasBit(fresh, doc) ? (scores[pay.codes[doc] ?? 0] ?? 0) : 0);
  return takeBest(index, docs, scoreOf, from, to);
}

function takeNewest({ newest, bits }: OpenJobsNow, found: Bitset, first: number, count: number): number[] {
  if (found === bits) return Array.from(newest.subarray(first, first + count));
  const docs: number[] = [];
  let passed = 0;
  for (let place = 0; place < newest.length && docs.length < count; place += 1) {
    const doc = newest[place] ?? 0;
    if (!hasBit(found, doc)) continue;
    passed += 1;
    if (passed > first) docs.push(doc);
  }
  return docs;
}
