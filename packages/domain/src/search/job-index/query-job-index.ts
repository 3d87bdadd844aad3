import type { JobFacets } from "../../contract/facets.ts";
import type { FilterRescue, SearchSuggestion } from "../../contract/nothing-found.ts";
import type { JobFilters } from "../../filter/job-filters.ts";
import { type Bitset, countBits, hasBit } from "./bitset.ts";
import { countFacets } from "./count-facets.ts";
import { findJobSets } from "./find-job-sets.ts";
import type { JobIndex } from "./job-index.ts";
import { adviseOnNothing } from "./nothing-found.ts";
import type { OpenJobsNow } from "./open-jobs.ts";
import { rankDocs } from "./rank-docs.ts";

/** `page` counts from 1. */
export interface JobIndexQuery {
  readonly filters: JobFilters;
  readonly page: number;
  readonly pageSize: number;
  /** Default true. False where nobody shows counts or advice: then nothing is searched but what is listed. */
  readonly facets?: boolean;
}

export interface JobIndexAnswer {
  /** The page's jobs by their document numbers, for `readJobIds` and `readJobCards` of the same index. */
  readonly docs: readonly number[];
  readonly totalJobs: number;
  /** At least 1; a page past the end has no jobs and the right totals. */
  readonly totalPages: number;
  /** With the query's `facets`, as the two below. */
  readonly facets?: JobFacets;
  /** Only when nothing was found: another spelling that finds something. */
  readonly suggestion?: SearchSuggestion;
  /** Only when nothing was found: each single filter whose dropping finds something, the most jobs first. */
  readonly rescue?: FilterRescue[];
}

/**
 * One page of the open jobs that the filters let through, with facets. With a search the best answers come first
 * (see ranking.ts), then and otherwise the newest, then by `firestoreId`: two jobs never tie, so that pages neither
 * overlap nor miss. Finds exactly what `matchesFilters` lets through.
 *
 * @example
 * const { docs, totalJobs } = queryJobIndex(index, { filters, page: 1, pageSize: 15 }, new Date());
 * const cards = readJobCards(index, docs);
 */
export function queryJobIndex(
  index: JobIndex,
  query: JobIndexQuery & { readonly facets?: true },
  now: Date,
): JobIndexAnswer & { readonly facets: JobFacets };
export function queryJobIndex(index: JobIndex, query: JobIndexQuery, now: Date): JobIndexAnswer;
export function queryJobIndex(index: JobIndex, query: JobIndexQuery, now: Date): JobIndexAnswer {
  const { filters, page, pageSize } = query;
  index.workspace.reset();
  const open = index.openJobs.at(now);
  const withFacets = query.facets ?? true;
  const found = findJobSets(index, open.bits, filters, now, { alternatives: withFacets });
  const totalJobs = countBits(found.all);
  const first = (page - 1) * pageSize;
  const docs =
    found.terms.length > 0
      ? rankDocs(index, found.all, found.terms, first, first + pageSize)
      : takeNewest(open, found.all, first, pageSize);
  return {
    docs,
    totalJobs,
    totalPages: Math.max(1, Math.ceil(totalJobs / pageSize)),
    ...(withFacets && { facets: countFacets(index, open, found.without, filters, now) }),
    ...(withFacets && totalJobs === 0 && adviseOnNothing(index, open.bits, found, filters, now)),
  };
}

/** `[first, first + count)` of the documents found, the newest first. */
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
