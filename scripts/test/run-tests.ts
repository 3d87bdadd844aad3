// `npm test` and its parts: `npm test`, `pnpm check`, `pnpm test:unit`, `pnpm test:e2e --grep "a title"`.
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import type { Run } from "../stack/run.ts";
import { waitForStop } from "../stack/stop-signals.ts";
import {
  type BrowserSuiteName,
  groupBrowserSuites,
  leaveOut,
  listPossibleSuites,
  openBoard,
  visitBoard,
} from "./browser-suites.ts";
import { forgetEarlierRuns, Stopped, withTestRun } from "./open-test-run.ts";
import { runStaticCheck, STATIC_CHECKS } from "./static-checks.ts";
import {
  type Counts,
  describeFailures,
  describeSuites,
  describeTotal,
  NO_TESTS,
  sumCounts,
  type SuiteResult,
} from "./suite-result.ts";
import { type SuiteName, SUITES } from "./suites.ts";
import { chooseTests, type TestPlan } from "./test-plan.ts";

const startedAt = Date.now();
const stop = waitForStop();
const results: SuiteResult[] = [];
try {
  const [choice, ...args] = process.argv.slice(2).filter((arg) => arg !== "--");
  forgetEarlierRuns();
  await runPlan(chooseTests(choice), args);
} catch (error) {
  reportFailure(error instanceof Stopped ? new Refusal(`The tests were stopped: ${error.message}.`) : error);
}
console.log(`\n${describeSuites(results)}\n\n  in ${secondsSince(startedAt).toFixed(0)} s\n`);
console.log(describeFailures(results));
const total = sumCounts(results);
console.log(describeTotal(total));
process.exit(total.failed > 0 || total.passed === 0 || process.exitCode ? 1 : 0);

async function runPlan(plan: TestPlan, args: readonly string[]): Promise<void> {
  const browserSuites = listPossibleSuites(plan.browserSuites);
  // Even a single suite tests the current build.
  await measure("build", (run) => build(run, needsWebApp(plan) ? [] : ["!@farwork/web"]));
  // Do not test an outdated build.
  if (sumCounts(results).failed > 0) return;
  const lanes = plan.lanes.map((lane) => runLane(lane, plan, args));
  const work = [...lanes, ...(plan.checks ? [runChecks()] : [])];
  const before = plan.browserSuitesFollow === "the first lane" ? lanes.slice(0, 1) : work;
  await Promise.all([...work, runBrowserSuites(browserSuites, args, Promise.all(before))]);
  const others = plan.browserSuites.filter((name) => !browserSuites.includes(name));
  results.push(...others.map(leaveOut));
}

function needsWebApp({ browserSuites, lanes }: TestPlan): boolean {
  return browserSuites.length > 0 || lanes.flat().includes("chaos");
}

async function build(run: Run, filters: readonly string[]): Promise<Counts> {
  await runStep("Building", (step) => buildPackages(run, filters, step.note));
  return { ...NO_TESTS, passed: 1 };
}

async function runChecks(): Promise<void> {
  for (const check of STATIC_CHECKS) await measure(check.name, (run) => runStaticCheck(run, check));
}

async function runLane(lane: readonly SuiteName[], plan: TestPlan, args: readonly string[]): Promise<void> {
  // A single suite prints live; several at once only print on failure.
  const output = plan.checks ? "kept" : "live";
  for (const name of lane)
    await measure(name, (run) => {
      const suite = () => SUITES[name]({ run, args, output });
      return output === "kept" ? runStep(name, suite) : suite();
    });
}

/** All on one board, whose start is a separate row, after everything before is done. */
async function runBrowserSuites(
  names: readonly BrowserSuiteName[],
  args: readonly string[],
  before: Promise<unknown>,
): Promise<void> {
  await before;
  if (names.length === 0) return;
  const visit = async (boardRun: Run) => {
    const from = Date.now();
    const board = await openBoard(boardRun);
    results.push({ ...NO_TESTS, name: "board", passed: 1, seconds: secondsSince(from) });
    for (const group of groupBrowserSuites(names)) {
      const groupFrom = Date.now();
      const counts = await withTestRun(group.join("-"), stop, (run) => visitBoard(run, board, group, args));
      // Suites that share a process share its time.
      for (const [name, each] of counts) results.push({ ...each, name, seconds: secondsSince(groupFrom) });
    }
  };
  await withTestRun("board", stop, visit).catch((error: unknown) => {
    if (error instanceof Stopped) throw error;
    reportFailure(error);
    const failures = ["could not be opened or visited; see above"];
    results.push({ ...NO_TESTS, name: "board", failed: 1, failures, seconds: 0 });
  });
}

async function measure(name: string, work: (run: Run) => Promise<Counts>): Promise<void> {
  const from = Date.now();
  const counts = await withTestRun(name, stop, work).catch((error: unknown) => {
    if (error instanceof Stopped) throw error;
    // A suite that could not start has failed; others still report.
    reportFailure(error);
    return { ...NO_TESTS, failed: 1, failures: ["could not be run to its end; see above"] };
  });
  results.push({ ...counts, name, seconds: secondsSince(from) });
}

function secondsSince(from: number): number {
  return (Date.now() - from) / 1000;
}
