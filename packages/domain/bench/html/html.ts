// `pnpm bench:html`: compares sanitisers on our sample postings and on attacks. Writes
// docs/benchmarks/html-sanitisers.md.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { makeSamplePostings } from "../../../../scripts/sample-jobs/sample-feeds.ts";
import { ATTACKS } from "../../src/html/fixtures/attacks.ts";
import { makeAttacks } from "../../src/testing/arbitrary-attack.ts";
import { describeMachine, readLoad } from "../search/machine.ts";
import { type Contender, CONTENDERS } from "./contenders.ts";
import { attempt, judgeOutputs } from "./judge-outputs.ts";
import { timeContenders } from "./time-contenders.ts";
import { type Result, type Run, writeReport, writeTables } from "./write-report.ts";

const ROUNDS = 7;
const NESTING = "<div>".repeat(19_400);
/** Excludes generated attacks with hundreds of levels, for which some contenders take minutes or overflow. */
const LONGEST_ATTACK = 1_000;

const descriptions = makeSamplePostings(new Date("2026-10-05T09:00:00Z"))
  .slice(0, 300)
  .map(({ description }) => description);
const { "nesting bombs": _, ...classes } = ATTACKS;
const written = Object.values(classes).flatMap((attacks) => attacks.map(([, markup]) => markup));
const generated = makeAttacks(1_000).filter((markup) => markup.length <= LONGEST_ATTACK);

const load = readLoad();
const timings = timeContenders(CONTENDERS, descriptions, ROUNDS);
const run: Run = {
  machine: describeMachine(),
  load: `${load} before, ${readLoad()} after the timing`,
  day: new Date().toISOString().slice(0, 10),
  descriptions: descriptions.length,
  size: meanKilobytes(descriptions),
  written: written.length,
  generated: generated.length,
  results: CONTENDERS.flatMap(measure),
};
console.log(writeTables(run));
const report = new URL("../../../../docs/benchmarks/html-sanitisers.md", import.meta.url);
writeFileSync(report, writeReport(run));
console.error(`Written: ${fileURLToPath(report)}`);

function measure({ name, sanitize, isFloor }: Contender): Result[] {
  const timing = timings.get(name);
  if (timing === undefined) return [];
  if (isFloor) return [{ name, timing }];
  console.error(`Attacking ${name}`);
  const output = meanKilobytes(descriptions.map((html) => sanitize(html)));
  const failures = judgeOutputs(sanitize, [...written, ...generated]);
  return [{ name, timing, output, failures, nesting: timeNesting(sanitize) }];
}

/** The median of five, so that one garbage collection does not decide. */
function timeNesting(sanitize: Contender["sanitize"]): number | undefined {
  const times: number[] = [];
  while (times.length < 5) {
    const start = performance.now();
    if (attempt(() => sanitize(NESTING)).length === 0) return undefined;
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[2];
}

function meanKilobytes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length / 1_000;
}
