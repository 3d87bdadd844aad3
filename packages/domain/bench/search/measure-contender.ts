// Measures one contender at one size in a separate process: `measure-contender.ts NAME SIZE SECONDS`.
import { setImmediate } from "node:timers/promises";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

import type { Answer, Contender, Engine } from "./contender.ts";
import { CONTENDERS } from "./contenders.ts";
import { makeChangedJobs, makeCorpus } from "./make-corpus.ts";
import { makeQueries } from "./make-queries.ts";
import { type Measurement, quantile } from "./measurement.ts";
import { type BenchQuery, QUERY_CLASSES } from "./query-class.ts";
import { timeQueries, writeCounts } from "./time-queries.ts";

const CHANGES = 100;
const ROUNDS = 5;
const REFERENCE_MS = 60_000;
const MIB = 1_048_576;
const COLLECTIONS = 10;

const [name = "", size = "", seconds = ""] = process.argv.slice(2);
const contender = CONTENDERS[name];
if (!contender) throw new Error(`No contender is called ${name}.`);
// Kept for the whole process, so that they do not count as the engine's.
const [queries = [], warmUp = []] = makeOwnQueries(Number(size), ["timed", "warming up"]);
const measurement = await measure(contender, Number(size), Number(seconds));
process.send?.(measurement);

async function measure(contender: Contender, size: number, seconds: number): Promise<Measurement> {
  const { usedBytes, ...measured } = await measureEngine(contender, size, seconds);
  // The engine is out of scope here, so the difference is what it alone keeps in use.
  const heldBytes = usedBytes - (await countUsed());
  tell(`holds ${(heldBytes / MIB).toFixed(1)} MiB`);
  return { ...measured, heldBytes };
}

async function measureEngine(contender: Contender, size: number, seconds: number) {
  const { engine, buildMs } = build(contender, size);
  tell(`built in ${(buildMs / 1_000).toFixed(1)} s`);
  const { times, totals, counts } = timeAll(contender, engine, queries, warmUp, seconds);
  const changeMs = timeChanges(engine, size);
  const { cardBytes } = engine;
  const { stored, loadMs } = storeAndLoad(contender, engine);
  tell(`stored: ${stored} bytes, ready from there in ${loadMs?.toFixed(0)} ms`);
  if (changeMs !== undefined) tell(`${CHANGES} changes: ${changeMs.toFixed(0)} ms`);
  const usedBytes = (await countUsed()) + (engine.nativeBytes ?? 0);
  return { usedBytes, buildMs, cardBytes, times, totals, counts, changeMs, stored, loadMs };
}

/** Copies strings, as a substring would keep its whole description in memory. */
function makeOwnQueries(size: number, seeds: readonly string[]): BenchQuery[][] {
  const jobs = makeCorpus(size);
  return structuredClone(seeds.map((seed) => makeQueries(jobs, seed)));
}

function build(contender: Contender, size: number): { engine: Engine; buildMs: number } {
  const jobs = makeCorpus(size);
  const start = performance.now();
  const engine = contender.build(jobs);
  return { engine, buildMs: performance.now() - start };
}

/**
 * Bytes in use after full garbage collections, including typed arrays. Several in separate turns, as compiled code is
 * released with a delay, and dereferenced weak references only at the end of a turn.
 */
async function countUsed(): Promise<number> {
  for (let round = 0; round < COLLECTIONS; round += 1) {
    await setImmediate();
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function timeAll(
  contender: Contender,
  engine: Engine,
  queries: readonly BenchQuery[],
  warmUp: readonly BenchQuery[],
  seconds: number,
): Pick<Measurement, "times" | "totals" | "counts"> {
  const times: Measurement["times"] = {};
  const answers = queries.map((): Answer | undefined => undefined);
  for (const kind of QUERY_CLASSES.filter((kind) => !contender.cannot.includes(kind))) {
    const isOfKind = (query: BenchQuery) => query.kind === kind;
    const timed = timeQueries(engine, queries.filter(isOfKind), warmUp.filter(isOfKind), seconds);
    times[kind] = timed.times;
    const first = queries.findIndex(isOfKind);
    for (const [at, answer] of timed.answers.entries()) answers[first + at] = answer;
    const { p50, p99, worst } = timed.times;
    tell(
      `${kind}: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms; worst ${worst.ms.toFixed(3)} ms, ${worst.query}`,
    );
  }
  if (contender.isReference) answerTheRest(engine, queries, answers);
  return {
    times,
    totals: answers.map((answer) => answer?.total ?? null),
    counts: answers.map((answer) => (answer?.facets ? writeCounts(answer.facets) : null)),
  };
}

function answerTheRest(
  engine: Engine,
  queries: readonly BenchQuery[],
  answers: (Answer | undefined)[],
): void {
  const deadline = performance.now() + REFERENCE_MS;
  for (const [at, query] of queries.entries()) {
    if (performance.now() > deadline) return;
    answers[at] ??= engine.answer(query);
  }
}

function timeChanges(engine: Engine, size: number): number | undefined {
  const { change } = engine;
  if (!change) return undefined;
  const times = Array.from({ length: ROUNDS }, () => {
    // Recreated each time, so that nothing about a job is cached.
    const jobs = makeChangedJobs(size, CHANGES);
    const start = performance.now();
    change(jobs);
    return performance.now() - start;
  });
  return quantile(times, 0.5);
}

function storeAndLoad(contender: Contender, engine: Engine): Pick<Measurement, "stored" | "loadMs"> {
  try {
    const files = engine.store().map((part) => zstdCompressSync(part));
    const stored = files.reduce((sum, { length }) => sum + length, 0);
    const start = performance.now();
    contender.load(files.map((file) => zstdDecompressSync(file)));
    return { stored, loadMs: performance.now() - start };
  } catch (error) {
    return { stored: error instanceof Error ? error.message : String(error), loadMs: undefined };
  }
}

function tell(text: string): void {
  process.stderr.write(`  ${text}\n`);
}
