import type { Answer, Counts, Engine } from "./contender.ts";
import { type ClassTimes, quantile } from "./measurement.ts";
import { type BenchQuery, nameQuery } from "./query-class.ts";

const ROUNDS = 5;
/** A class with one query runs as often as one with many. */
const LEAST_ASKED = 1_000;
const WARM_UP_MS = 2_000;

/** Runs the queries of a class in rounds until time is up; the first round is for warm-up. */
export function timeQueries(
  engine: Engine,
  queries: readonly BenchQuery[],
  warmUp: readonly BenchQuery[],
  seconds: number,
): { times: ClassTimes; answers: (Answer | undefined)[] } {
  askFor(engine, warmUp, WARM_UP_MS);
  const rounds = Math.max(ROUNDS, Math.ceil(LEAST_ASKED / queries.length));
  const taken = queries.map((): number[] => []);
  const answers = queries.map((): Answer | undefined => undefined);
  const deadline = performance.now() + seconds * 1_000;
  for (let round = 0; round < rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const start = performance.now();
      const answer = engine.answer(query);
      const end = performance.now();
      taken[at]?.push(end - start);
      answers[at] ??= answer;
      if (end > deadline) return { times: summarize(queries, taken), answers };
    }
  }
  return { times: summarize(queries, taken), answers };
}

function askFor(engine: Engine, queries: readonly BenchQuery[], ms: number): void {
  const deadline = performance.now() + ms;
  for (const query of queries) {
    engine.answer(query);
    if (performance.now() > deadline) return;
  }
}

function summarize(queries: readonly BenchQuery[], taken: readonly (readonly number[])[]): ClassTimes {
  const all = taken.flat();
  const [worst] = queries
    .map((query, at) => ({ query: nameQuery(query), ms: quantile(taken[at] ?? [], 0.5) }))
    .filter(({ ms }) => !Number.isNaN(ms))
    .toSorted((a, b) => b.ms - a.ms);
  return {
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    worst: worst ?? { query: "", ms: Number.NaN },
    asked: taken.filter(({ length }) => length > 0).length,
    queries: queries.length,
  };
}

/** A canonical text of the counts, independent of list order and zero counts. */
export function writeCounts({ job_type, categories, salary, date_posted }: Counts): string {
  const writeList = (list: Counts["salary"]) =>
    list
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => `${value} ${count}`)
      .toSorted()
      .join();
  return [job_type, categories, salary, date_posted].map(writeList).join(";");
}
