import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { writeChaosTable } from "../../chaos/chaos-table.ts";
import { root } from "../bootstrap/checkout.mjs";
import { startEmulators } from "../stack/emulators.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import { emulatorVariables } from "../stack/project.ts";
import type { Run } from "../stack/run.ts";
import { startServices } from "../stack/services.ts";
import { stackVariables } from "../stack/stack-variables.ts";
import { readVitestReport } from "./read-reports.ts";
import { startStripeMock } from "./start-stripe-mock.ts";
import { judgeCounts, sumCounts, type Counts } from "./suite-result.ts";

/** The suites that need no board to visit. */
export type SuiteName = "unit" | "release" | "rules" | "integration" | "chaos";
/** Runs one suite; `args` go on to its runner, to run a part of it alone. */
export type Suite = (run: Run, args: readonly string[]) => Promise<Counts>;

export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  unit: runUnitTests,
  release: (run, args) => runVitest(run, "release/vitest.config.ts", process.env, args),
  rules: runRulesTests,
  integration: runIntegrationTests,
  chaos: runChaosTests,
};

/** What of the chaos tests runs with all others: those that need not wait for many time-outs. */
const QUICK = ["browser", "ending", "ingestion-killed", "stripe-webhook"];
/** Has `docs/chaos.md` written anew when all went well. */
const WRITE_TABLE = "--write-table";
const UNIT_PACKAGES = ["packages/domain", "packages/data", "packages/serving", "apps/functions", "apps/web"];
const TURBO_FLAGS = ["--continue", "--output-logs=new-only", "--ui=stream", "--concurrency=1"];
const UNIT_REPORT = "test-results/unit.json";

/** The packages' own tests through turbo, which remembers what has not changed, then those of these scripts. */
async function runUnitTests(run: Run, args: readonly string[]): Promise<Counts> {
  const reports = UNIT_PACKAGES.map((folder) => join(root, folder, UNIT_REPORT));
  for (const report of reports) rmSync(report, { force: true });
  const turbo = await run.finish({
    command: "turbo",
    args: ["run", "test:unit", ...TURBO_FLAGS, "--", ...reporters(UNIT_REPORT), ...args],
    cwd: root,
    env: process.env,
    output: "live",
  });
  const packages = judgeCounts(sumCounts(reports.map(readVitestReport)), turbo.code);
  return sumCounts([packages, await runVitest(run, "scripts/vitest.config.ts", process.env, args)]);
}

async function runRulesTests(run: Run, args: readonly string[]): Promise<Counts> {
  const { auth, functions, firestore } = await chooseFreePorts();
  const ports = { auth, functions, firestore };
  await startEmulators(run, { only: ["firestore"], ports });
  return runVitest(run, "rules/vitest.config.ts", { ...process.env, ...emulatorVariables(ports) }, args);
}

/** Against everything the web app leans on, and without the web app. */
async function runIntegrationTests(run: Run, args: readonly string[]): Promise<Counts> {
  const ports = await chooseFreePorts();
  await startServices(run, { ports, folder: run.folder });
  // Building it takes minutes, once: whoever asks for another part of the suite does not wait for that.
  const isAsked = args.length === 0 || args.some((arg) => arg.includes("stripe"));
  const stripeMock = isAsked ? await startStripeMock(run) : undefined;
  if (stripeMock) console.log(`  ${stripeMock.told}`);
  const env = { ...process.env, ...stackVariables(ports), ...stripeMock?.env };
  return runVitest(run, "vitest.integration.config.ts", env, [...args, ...(stripeMock?.args ?? [])]);
}

/** The same, where the tests break the links between all these, and the built site is one of them. */
async function runChaosTests(run: Run, args: readonly string[]): Promise<Counts> {
  const ports = await chooseFreePorts();
  await startServices(run, { ports, folder: run.folder });
  const rows = join(run.folder, "chaos-rows.jsonl");
  const isPrinted = args.includes(WRITE_TABLE);
  const env = { ...process.env, ...stackVariables(ports), FARWORK_CHAOS_ROWS: rows };
  const others = isPrinted
    ? args.filter((arg) => arg !== WRITE_TABLE)
    : [...args, ...(args.length > 0 ? [] : QUICK)];
  const counts = await runVitest(run, "chaos/vitest.config.ts", env, others);
  const table = writeChaosTable(rows);
  console.log(table);
  if (isPrinted && counts.failed === 0) writeFileSync(join(root, "docs", "chaos.md"), table);
  return counts;
}

async function runVitest(
  run: Run,
  config: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<Counts> {
  const report = join(run.folder, "report.json");
  const { code } = await run.finish({
    command: "vitest",
    args: ["run", "--config", config, ...reporters(report), ...args],
    cwd: root,
    env,
    output: "live",
  });
  return judgeCounts(readVitestReport(report), code);
}

function reporters(file: string): string[] {
  return [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    // A busy machine is no reason to fail: what really hangs still ends.
    "--testTimeout=60000",
  ];
}
