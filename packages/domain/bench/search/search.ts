// `pnpm bench:search`: runs all contenders on the same jobs and queries, at every size.
//   --sizes 2000,20000   how many jobs; --only ours,minisearch   which contenders
//   --seconds 8          the most that one class of queries may take
//   --redraw             writes the report of the last run again, without running
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import * as z from "zod/mini";

import { CONTENDERS } from "./contenders.ts";
import { drawChart } from "./draw-chart.ts";
import { describeMachine, readLoad } from "./machine.ts";
import { type Outcome, RunResults } from "./measurement.ts";
import { runContender } from "./run-contender.ts";
import { writeReport, writeTables } from "./write-report.ts";

const SIZES = [2_000, 20_000, 100_000];
const SECONDS = 8;
const root = new URL("../../../../", import.meta.url);
const lastRun = new URL(".farwork/bench-search.json", root);

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    sizes: { type: "string" },
    only: { type: "string" },
    seconds: { type: "string" },
    redraw: { type: "boolean" },
  },
});
const results = values.redraw ? readLastRun() : await runAll();
console.log(writeTables(results));
if (values.sizes === undefined && values.only === undefined) writeDocuments(results);
else console.error("docs/benchmarks keeps the figures of the last whole run.");

async function runAll(): Promise<RunResults> {
  const sizes = values.sizes?.split(",").map(Number) ?? SIZES;
  const names = values.only?.split(",") ?? Object.keys(CONTENDERS);
  const unknown = names.find((name) => CONTENDERS[name] === undefined);
  if (unknown !== undefined) {
    throw new Error(`No contender is called ${unknown}. There are: ${Object.keys(CONTENDERS).join(", ")}.`);
  }
  const seconds = Number(values.seconds ?? SECONDS);
  const run: RunResults = { machine: describeMachine(), ranAt: new Date().toISOString(), seconds, sizes: [] };
  for (const jobs of sizes) {
    const before = readLoad();
    const outcomes: Record<string, Outcome> = {};
    for (const name of names) {
      console.error(`${jobs.toLocaleString("en")} jobs: ${CONTENDERS[name]?.name}`);
      outcomes[name] = await runContender(name, jobs, seconds);
    }
    run.sizes.push({ jobs, load: `${before} before, ${readLoad()} after`, outcomes });
    mkdirSync(new URL(".", lastRun), { recursive: true });
    writeFileSync(lastRun, JSON.stringify(run));
  }
  return run;
}

function readLastRun(): RunResults {
  return z.parse(RunResults, JSON.parse(readFileSync(lastRun, "utf8")));
}

function writeDocuments(results: RunResults): void {
  const folder = new URL("docs/benchmarks/", root);
  writeFileSync(new URL("search.md", folder), writeReport(results));
  writeFileSync(new URL("search.svg", folder), drawChart(results));
  console.error(`Written: ${fileURLToPath(folder)}search.md and search.svg`);
}
