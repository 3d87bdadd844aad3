import { isDeepStrictEqual } from "node:util";

import {
  buildJobIndex,
  BUNDLED_RATES,
  filtersToQuery,
  isListed,
  type Job,
  matchesFilters,
  readJobIds,
  readSearchFilters,
} from "@farwork/domain";

import {
  buildNewJobsIndex,
  findNewJobs,
  type NewJobsIndex,
} from "../../apps/functions/src/alerts/new-jobs-index.ts";
import type { NewJob } from "../../apps/functions/src/alerts/new-jobs.ts";
import { describeMachine, readLoad } from "../../packages/domain/bench/search/machine.ts";
import { makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
import { makeQueries } from "../../packages/domain/bench/search/make-queries.ts";
import { NOW } from "../../packages/domain/bench/search/sample-postings.ts";

const HOUR = 3_600_000;
const HIDDEN = { jobs: [], companies: [] };

export type AlertCounts = {
  readonly jobs: number;
  readonly newJobs: number;
  readonly searches: number;
  readonly peer: number;
};

export type AlertFigures = AlertCounts & {
  readonly machine: string;
  readonly load: string;
  readonly found: number;
  readonly findingSome: number;
  readonly selectSeconds: number;
  readonly askSeconds: number;
  /** With the whole index, and with a plain scan: only for the peer's searches. */
  readonly wholeSeconds: number;
  readonly scanSeconds: number;
};

/** Runs the searches in three ways, and fails if the results differ. */
export function measureAlerts(counts: AlertCounts): AlertFigures {
  const load = readLoad();
  const corpus = makeCorpus(counts.jobs).map((job, at) =>
    date(job, at < counts.newJobs ? 24 * (at / counts.newJobs) : 2400),
  );
  const listed = buildJobIndex(corpus);
  const fresh = corpus.slice(0, counts.newJobs).filter((job) => isListed(job, NOW));
  const queries = makeSearches(corpus.slice(0, counts.newJobs), counts.searches);
  const all = noticed(corpus);

  const [newJobs, selectSeconds] = time(() => buildNewJobsIndex(listed, noticed(fresh), NOW, BUNDLED_RATES));
  // Warms up the JIT compiler.
  askAll(newJobs, queries.slice(0, 500));
  const [answers, askSeconds] = time(() => askAll(newJobs, queries));
  const peers = queries.slice(0, counts.peer);
  const whole: NewJobsIndex = wholeIndex(listed, all.entries, noticed(fresh).entries);
  const [wholeAnswers, wholeSeconds] = time(() => askAll(whole, peers));
  const [scanned, scanSeconds] = time(() =>
    peers.map((query) => {
      const filters = { ...readSearchFilters(query), date_posted: "any" as const };
      return fresh
        .filter((job) => matchesFilters(job, filters, NOW))
        .map(({ firestoreId }): string => firestoreId);
    }),
  );
  const expected = readAll(newJobs, answers.slice(0, counts.peer));
  compare("the whole index", readAll(whole, wholeAnswers), expected);
  compare("the plain scan", scanned, expected);
  return {
    ...counts,
    machine: describeMachine(),
    load,
    found: answers.reduce((sum, docs) => sum + docs.length, 0),
    findingSome: answers.filter((docs) => docs.length > 0).length,
    selectSeconds,
    askSeconds,
    wholeSeconds,
    scanSeconds,
  };
}

const date = (job: Job, hours: number): Job => ({
  ...job,
  first_seen_at: new Date(NOW.getTime() - hours * HOUR),
});

/** Typical saved searches: the classes with filters, using words and values of these jobs. */
function makeSearches(jobs: readonly Job[], count: number): string[] {
  const queries: string[] = [];
  for (let seed = 0; queries.length < count; seed += 1) {
    for (const { kind, filters } of makeQueries(jobs, `alerts ${seed}`)) {
      if (kind === "facets" || kind === "word" || kind === "exact" || kind === "excluded")
        queries.push(filtersToQuery({ ...filters, sort: "relevance" }).toString());
    }
  }
  return queries.slice(0, count);
}

function noticed(jobs: readonly Job[]) {
  const at = NOW.getTime() * 1000;
  const entries = new Map(
    jobs.map(({ firestoreId }): [string, NewJob] => [firestoreId, { noticedAt: at, committedAt: at }]),
  );
  return { version: 1, readAt: at, entries };
}

function askAll(newJobs: NewJobsIndex, queries: readonly string[]): number[][] {
  return queries.map((query) =>
    findNewJobs(newJobs, { query, createdAt: 0, seenUntil: 0 }, { hidden: HIDDEN, now: NOW }),
  );
}

const readAll = ({ index }: NewJobsIndex, answers: readonly number[][]) =>
  answers.map((docs) => readJobIds(index, docs));

/** The alternative without a small index: searches all jobs and removes those that are not new. */
function wholeIndex(
  index: NewJobsIndex["index"],
  all: ReadonlyMap<string, NewJob>,
  fresh: ReadonlyMap<string, NewJob>,
): NewJobsIndex {
  const noticedAt = new Float64Array(index.bases.at(-1) ?? 0);
  const docs = [...index.newest];
  for (const [at, id] of readJobIds(index, docs).entries()) noticedAt[docs[at] ?? 0] = fresh.has(id) ? 1 : 0;
  return { index, size: all.size, rates: BUNDLED_RATES, noticedAt, committedAt: noticedAt };
}

function time<Made>(make: () => Made): [made: Made, seconds: number] {
  const began = performance.now();
  const made = make();
  return [made, (performance.now() - began) / 1000];
}

function compare(what: string, found: readonly string[][], expected: readonly string[][]): void {
  const sorted = (answers: readonly string[][]) => answers.map((ids) => ids.toSorted());
  if (!isDeepStrictEqual(sorted(found), sorted(expected)))
    throw new Error(`Other jobs were found by ${what}.`);
}
