// `pnpm bench:costs`: the worst-case cost of every page, endpoint and callable: docs/costs.md.
//   --jobs 20000   how many jobs the board has; --only fetchJobs   measures some, and writes no page
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { waitForStop } from "../stack/stop-signals.ts";
import { withTestRun } from "../test/open-test-run.ts";
import { openBenchBoard } from "./bench-board.ts";
import { writeCostsReport } from "./costs-report.ts";
import {
  COST_CASES,
  findOtherAnswers,
  findTooCostly,
  findUnmeasured,
  measureCosts,
} from "./measure-costs.ts";

/**
 * Enough people to stay within limits: all rows together read about 220,000 documents for people's pages (`READ_LIMIT`)
 * and request each of Stripe's pages 80 times (`callsPerHour`).
 */
const PEOPLE = 12;

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { jobs: { type: "string", default: "20000" }, only: { type: "string" } },
});
const jobs = Number(values.jobs);
const { only } = values;
try {
  const unmeasured = findUnmeasured();
  if (unmeasured.length > 0) throw new Error(`Nobody measures ${unmeasured.join(", ")}.`);
  const figures = await withTestRun("costs", waitForStop(), async (run) => {
    const board = await openBenchBoard(run, { jobs, people: PEOPLE });
    const cases = COST_CASES.filter(({ of }) => only === undefined || of === only);
    return runStep("Measuring", (step) => measureCosts(board, step.note, cases));
  });
  const report = writeCostsReport(jobs, figures);
  console.log(report);
  if (only === undefined) writeFileSync(join(root, "docs", "costs.md"), report);
  for (const { of, what } of findTooCostly(figures)) {
    console.error(`Too costly, and no exception: ${of}, ${what}`);
    process.exitCode = 1;
  }
  for (const { of, what, statuses, jobs } of findOtherAnswers(figures)) {
    const listed = jobs === undefined ? "" : `, with ${jobs} jobs`;
    console.error(`Answered otherwise than stated (${statuses.join(", ")}${listed}): ${of}, ${what}`);
    process.exitCode = 1;
  }
} catch (error) {
  reportFailure(error);
}
process.exit();
