import {
  FetchTypicalPay,
  type FetchTypicalPayRequest,
  findTypicalPay,
  JobFilters,
  type JobIndex,
  queryJobIndex,
  readJobCards,
  type ReferenceRates,
  type TypicalPay,
} from "@farwork/domain";
import * as z from "zod/mini";

import { readRates } from "../rates/read-rates.ts";
import { callable } from "../requests/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";

/** Only the newest jobs; limits the cost of a request. */
const MAX_JOBS = 2000;

/** Returns the typical pay of open jobs of one kind. */
export const fetchTypicalPay = callable(FetchTypicalPay, async (kind) => {
  const [index, rates] = await Promise.all([readJobIndex(), readRates()]);
  const typical = answerTypicalPay({ index, rates }, kind, new Date());
  return typical ? { typical } : {};
});

type Found = { readonly [kind: string]: TypicalPay | undefined };
const known = new WeakMap<JobIndex, { readonly rates: ReferenceRates; found: Found }>();

/** Takes no reads; computed once per index and day's rates. */
export function answerTypicalPay(
  { index, rates }: { readonly index: JobIndex; readonly rates: ReferenceRates },
  { category, seniority }: FetchTypicalPayRequest,
  now: Date,
): TypicalPay | undefined {
  const kind = `${category} ${seniority}`;
  const before = known.get(index);
  const found = before?.rates === rates ? before.found : {};
  if (Object.hasOwn(found, kind)) return found[kind];
  const filters = z.parse(JobFilters, {
    categories: [category],
    seniority: [seniority],
    salary: { min: 0 },
    sort: "newest",
  });
  const { docs } = queryJobIndex(index, { filters, page: 1, pageSize: MAX_JOBS, facets: false, rates }, now);
  const typical = findTypicalPay(readJobCards(index, docs), rates);
  known.set(index, { rates, found: { ...found, [kind]: typical } });
  return typical;
}
