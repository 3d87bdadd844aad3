// `npm test` and its parts: `npm test`, `pnpm check`, `pnpm test:unit`, `pnpm test:e2e --grep "a title"`.
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import type { Run } from "../stack/run.ts";
import { waitForStop } from "../stack/stop-signals.ts";
import { type BoardSuiteName, openBoard, visitBoard } from "./board-suites.ts";
import { forgetEarlierRuns, Stopped, withTestRun } from "./open-test-run.ts";
import { runStaticCheck, staticChecks } from "./static-checks.ts";
import {
  describeRemarks,
  describeSuites,
  describeTotal,
  NO_TESTS,
  sumCounts,
  type Counts,
  type SuiteResult,
} from "./suite-result.ts";
import { SUITES } from "./suites.ts";
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
console.log(describeRemarks(results));
const total = sumCounts(results);
console.log(describeTotal(total));
process.exit(total.failed > 0 || total.passed === 0 || process.exitCode ? 1 : 0);

async function runPlan(plan: TestPlan, args: readonly string[]): Promise<void> {
  const withWebBundle = plan.boardSuites.length > 0 || plan.suites.includes("chaos");
  if (plan.checks) {
    for (const check of staticChecks(withWebBundle))
      await measure(check.name, (run) => runStaticCheck(run, check));
  } else {
    // A suite alone still tries what would ship, not what was built yesterday.
    const filters = withWebBundle ? [] : ["!@farwork/web"];
    await runStep("Building what is tested", (step) =>
      withTestRun("build", stop, (run) => buildPackages(run, filters, step.note)),
    );
  }
  for (const name of plan.suites) await runSuite(name, (run) => SUITES[name](run, args));
  if (plan.boardSuites.length > 0) await runBoardSuites(plan.boardSuites, args);
}

/** All on one board, whose opening is a row of its own. */
async function runBoardSuites(names: readonly BoardSuiteName[], args: readonly string[]): Promise<void> {
  const visit = async (boardRun: Run) => {
    const from = Date.now();
    const board = await openBoard(boardRun);
    results.push({ ...NO_TESTS, name: "board", passed: 1, seconds: secondsSince(from) });
    for (const name of names) await runSuite(name, (run) => visitBoard(run, board, name, args));
  };
  await withTestRun("board", stop, visit).catch((error: unknown) => {
    if (error instanceof Stopped) throw error;
    reportFailure(error);
    results.push({ ...NO_TESTS, name: "board", failed: 1, seconds: 0 });
  });
}

async function runSuite(name: string, work: (run: Run) => Promise<Counts>): Promise<void> {
  console.log(`\n── ${name} ──`);
  await measure(name, work);
}

async function measure(name: string, work: (run: Run) => Promise<Counts>): Promise<void> {
  const from = Date.now();
  const counts = await withTestRun(name, stop, work).catch((error: unknown) => {
    if (error instanceof Stopped) throw error;
    // A suite whose board would not start has failed; the others still tell what they know.
    reportFailure(error);
    return { ...NO_TESTS, failed: 1 };
  });
  results.push({ ...counts, name, seconds: secondsSince(from) });
}

function secondsSince(from: number): number {
  return (Date.now() - from) / 1000;
}
