import * as z from "zod/mini";

import { failedFilters, prepareFilters } from "../../src/filter/matches-filters.ts";
import { SafeHtml } from "../../src/html/safe-html.ts";
import { isOpen } from "../../src/job/is-open.ts";
import type { Job } from "../../src/job/job.ts";
import { createFacetCounter } from "../../src/testing/count-facets-plainly.ts";
import type { Answer } from "./contender.ts";
import type { BenchQuery } from "./query-class.ts";
import { NOW } from "./sample-postings.ts";

/** A hit of a search; ties are ordered newest first. */
export type Hit = { readonly job: Job; readonly score: number };

/**
 * What users of a library without filters and facets have to write: filters and counts hits, then sorts the rest. With
 * `scan`, also searches and scores each job.
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

/** Newest first, like most listings. */
export function orderNewest(jobs: readonly Job[]): Job[] {
  return jobs
    .map((job) => ({ job, score: 0 }))
    .toSorted(compareHits)
    .map(({ job }) => job);
}

/** The parts of indexed jobs needed for a listing; newest first. */
export function keepCards(jobs: readonly Job[]): Job[] {
  return orderNewest(jobs.map((job) => ({ ...job, description: NOTHING })));
}
