import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { writeChaosTable } from "../../chaos/chaos-table.ts";
import { root } from "../bootstrap/checkout.mjs";
import { startEmulators } from "../stack/emulators.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import { emulatorVariables } from "../stack/project.ts";
import type { Run, Task } from "../stack/run.ts";
import { type ServicesPlan, startServices } from "../stack/services.ts";
import { stackVariables } from "../stack/stack-variables.ts";
import { readVitestReport } from "./read-reports.ts";
import { startStripeMock } from "./start-stripe-mock.ts";
import { checkCounts, sumCounts, type Counts } from "./suite-result.ts";

/** The suites without a browser; `backend` is `integration` without slow tests. */
export const SUITE_NAMES = [
  "unit",
  "packages",
  "release",
  "rules",
  "backend",
  "integration",
  "chaos",
  "fuzz",
] as const;
export type SuiteName = (typeof SUITE_NAMES)[number];

/** The parameters of a suite; `args` are passed to its runner, to run only a part of it. */
export type SuiteRun = {
  readonly run: Run;
  readonly args: readonly string[];
  readonly output: NonNullable<Task["output"]>;
};
export type Suite = (suiteRun: SuiteRun) => Promise<Counts>;

export const SUITES: Readonly<Record<SuiteName, Suite>> = {
  unit: runUnitTests,
  packages: (suiteRun) => runVitest(suiteRun, "scripts/packages/vitest.config.ts", process.env),
  release: (suiteRun) => runVitest(suiteRun, "release/vitest.config.ts", process.env),
  rules: runRulesTests,
  backend: runBackendTests,
  integration: runIntegrationTests,
  chaos: runChaosTests,
  fuzz: runFuzzTests,
};

/** As many as two cores can handle. */
const BACKENDS = 2;
const FUZZ_TEST = "integration/fuzz.integration.test.ts";
const FUZZ_CALLS = "10000";
/** Rewrites `docs/chaos.md` on success. */
const WRITE_TABLE = "--write-table";
const UNIT_FOLDERS = [
  "packages/domain",
  "packages/data",
  "packages/serving",
  "apps/functions",
  "apps/web",
  "scripts",
];
const TURBO_FLAGS = ["--continue", "--output-logs=new-only", "--ui=stream", "--concurrency=1"];
const UNIT_REPORT = "test-results/unit.json";

/** Runs all of them through turbo, which caches unchanged packages, or a part like `pnpm test:unit`. */
async function runUnitTests({ run, args, output }: SuiteRun): Promise<Counts> {
  if (args.length > 0) return runVitest({ run, args, output }, "vitest.config.ts", process.env);
  const reports = UNIT_FOLDERS.map((folder) => join(root, folder, UNIT_REPORT));
  for (const report of reports) rmSync(report, { force: true });
  const { code, output: printed } = await run.finish({
    command: "turbo",
    args: ["run", "test:unit", "test:unit:scripts", ...TURBO_FLAGS],
    cwd: root,
    env: process.env,
    output,
  });
  if (code !== 0) console.log(printed);
  return checkCounts(sumCounts(reports.map(readVitestReport)), code);
}

async function runRulesTests(suiteRun: SuiteRun): Promise<Counts> {
  const { auth, functions, firestore } = await chooseFreePorts();
  const ports = { auth, functions, firestore };
  await startEmulators(suiteRun.run, { only: ["firestore"], ports });
  return runVitest(suiteRun, "rules/vitest.config.ts", { ...process.env, ...emulatorVariables(ports) });
}

/** Runs against everything the web app depends on, without the web app: one backend per Vitest worker. */
async function runIntegrationTests({ run, args, output }: SuiteRun): Promise<Counts> {
  const isWhole = args.every((arg) => arg.startsWith("-"));
  const count = isWhole ? BACKENDS : 1;
  const backends = await Promise.all(
    Array.from({ length: count }, (_, index) => startBackend(run.inFolder(`backend-${index + 1}`))),
  );
  const env = { ...process.env, FARWORK_BACKENDS: JSON.stringify(backends) };
  // Building it takes minutes once, so it is skipped for other parts of the suite.
  const isAsked = isWhole || args.some((arg) => arg.includes("stripe"));
  const stripeMock = isAsked ? await startStripeMock(run) : undefined;
  if (stripeMock) console.log(`  ${stripeMock.message}`);
  return runVitest(
    { run, args: [`--maxWorkers=${count}`, ...args, ...(stripeMock?.args ?? [])], output },
    "vitest.integration.config.ts",
    { ...env, ...stripeMock?.env },
  );
}

async function runBackendTests({ args, ...rest }: SuiteRun): Promise<Counts> {
  const counts = await runIntegrationTests({ ...rest, args: ["--tagsFilter=!slow", ...args] });
  // Vitest counts filtered tests as skipped; lint forbids any others.
  return { ...counts, skipped: 0 };
}

/** The same, but the tests break connections between all parts, including the built site. */
async function runChaosTests({ run, args, output }: SuiteRun): Promise<Counts> {
  const rows = join(run.folder, "chaos-rows.jsonl");
  const env = { ...process.env, ...(await startBackend(run)), FARWORK_CHAOS_ROWS: rows };
  const others = args.filter((arg) => arg !== WRITE_TABLE);
  const counts = await runVitest({ run, args: others, output }, "chaos/vitest.config.ts", env);
  const table = writeChaosTable(rows);
  console.log(table);
  if (args.includes(WRITE_TABLE) && counts.failed === 0) writeFileSync(join(root, "docs", "chaos.md"), table);
  return counts;
}

/** Hostile calls to every callable, ten times as many as in the integration tests, served like by `npm start`. */
async function runFuzzTests({ run, args, output }: SuiteRun): Promise<Counts> {
  const backends = JSON.stringify([await startBackend(run, "emulated")]);
  const env = { ...process.env, FARWORK_FUZZ_CALLS: FUZZ_CALLS, FARWORK_BACKENDS: backends };
  return runVitest(
    { run, args: ["--maxWorkers=1", FUZZ_TEST, ...args], output },
    "vitest.integration.config.ts",
    env,
  );
}

/** Starts Firebase, the functions, Stripe and mail, and returns environment variables for tests. */
async function startBackend(
  run: Run,
  functions: ServicesPlan["functions"] = "in one process",
): Promise<Readonly<Record<string, string>>> {
  const ports = await chooseFreePorts();
  await startServices(run, { ports, folder: run.folder, functions });
  return stackVariables(ports);
}

async function runVitest(
  { run, args, output }: SuiteRun,
  config: string,
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const report = join(run.folder, "report.json");
  const { code, output: printed } = await run.finish({
    command: "vitest",
    args: ["run", "--config", config, ...reporters(report), ...args],
    cwd: root,
    env,
    output,
  });
  if (code !== 0) console.log(printed);
  return checkCounts(readVitestReport(report), code);
}

function reporters(file: string): string[] {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
}
