import { freshAfter } from "../../filter/dates-posted.ts";
import type { ReferenceRates } from "../../rates/rates.ts";
import { type Bitset, hasBit } from "./bitset.ts";
import type { JobIndex } from "./job-index.ts";
import { findPostedAfter } from "./posted-dates.ts";
import { takeBest } from "./take-best.ts";

/** The highest score `takeBest` accepts, far above any real pay. */
const MOST_EUROS = 2 ** 32 - 1;
const inWholeEuros = (euros: number) => (Number.isNaN(euros) ? 0 : Math.min(Math.round(euros), MOST_EUROS));

/**
 * Documents `[from, to)` of a result in the `pay` order of `JOB_ORDERS`, compared in whole euros. `now` decides which
 * are fresh.
 */
export function orderByPay(
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
