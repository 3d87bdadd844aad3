// `npm test` and its parts: `npm test`, `pnpm check`, `pnpm test:unit`, `pnpm test:e2e --grep "a title"`.
import { Refusal, reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import type { Run } from "../stack/run.ts";
import { waitForStop } from "../stack/stop-signals.ts";
import { forgetEarlierRuns, Stopped, withTestRun } from "./open-test-run.ts";
import { runStaticCheck, staticChecks } from "./static-checks.ts";
import { describeSuites, describeTotal, sumCounts, type Counts, type SuiteResult } from "./suite-result.ts";
import { SUITES, type SuiteName } from "./suites.ts";
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
console.log(`\n${describeSuites(results)}\n\n  in ${((Date.now() - startedAt) / 1000).toFixed(0)} s\n`);
const total = sumCounts(results);
console.log(describeTotal(total));
process.exit(total.failed > 0 || total.passed === 0 || process.exitCode ? 1 : 0);

async function runPlan(plan: TestPlan, args: readonly string[]): Promise<void> {
  const withWebBundle = plan.suites.includes("e2e");
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
  for (const name of plan.suites) await runSuite(name, args);
}

async function runSuite(name: SuiteName, args: readonly string[]): Promise<void> {
  console.log(`\n── ${name} ──`);
  await measure(name, (run) => SUITES[name](run, args));
}

async function measure(name: string, work: (run: Run) => Promise<Counts>): Promise<void> {
  const from = Date.now();
  const counts = await withTestRun(name, stop, work).catch((error: unknown) => {
    if (error instanceof Stopped) throw error;
    // A suite whose board would not start has failed; the others still tell what they know.
    reportFailure(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  results.push({ ...counts, name, seconds: (Date.now() - from) / 1000 });
}
