import * as z from "zod/mini";

import { failedFilters, prepareFilters } from "../../src/filter/matches-filters.ts";
import { SafeHtml } from "../../src/html/safe-html.ts";
import { isOpen } from "../../src/job/is-open.ts";
import type { Job } from "../../src/job/job.ts";
import { createFacetCounter } from "../../src/testing/count-facets-plainly.ts";
import type { Answer } from "./contender.ts";
import type { BenchQuery } from "./query-class.ts";
import { NOW } from "./sample-postings.ts";

/** A job that a search found; with equal scores the newest comes first. */
export type Hit = { readonly job: Job; readonly score: number };

/**
 * What the user of a library without filters or facets writes over its hits: filters each, counts as it goes, sorts
 * what is left. With `scan` nobody has searched yet: each job is searched too, and gets its score from there.
 */
export function listHits(hits: Iterable<Hit>, query: BenchQuery, scan?: (job: Job) => number): Answer {
  const { filters, page, pageSize, facets } = query;
  const prepared = prepareFilters(scan ? filters : { ...filters, search: "" }, NOW);
  const counter = facets ? createFacetCounter(filters, NOW) : undefined;
  const found: Hit[] = [];
  for (const hit of hits) {
    if (!isOpen(hit.job, NOW)) continue;
    const failed = failedFilters(hit.job, prepared);
    if (failed === "search") continue;
    counter?.add(hit.job, failed);
    if (failed.length === 0) found.push(scan ? { job: hit.job, score: scan(hit.job) } : hit);
  }
  const first = (page - 1) * pageSize;
  const ids = found
    .toSorted(compareHits)
    .slice(first, first + pageSize)
    .map(({ job }) => job.firestoreId);
  return { total: found.length, ids, ...(counter && { facets: counter.finish() }) };
}

function compareHits(a: Hit, b: Hit): number {
  return (
    b.score - a.score ||
    b.job.publication_date.getTime() - a.job.publication_date.getTime() ||
    (a.job.firestoreId < b.job.firestoreId ? -1 : 1)
  );
}

const NOTHING = z.parse(SafeHtml, "");

/** Newest first, as most listings are. */
export function orderNewest(jobs: readonly Job[]): Job[] {
  return jobs
    .map((job) => ({ job, score: 0 }))
    .toSorted(compareHits)
    .map(({ job }) => job);
}

/** What a listing needs of jobs whose words are indexed; newest first. */
export function keepCards(jobs: readonly Job[]): Job[] {
  return orderNewest(jobs.map((job) => ({ ...job, description: NOTHING })));
}
