// `pnpm bench:load`: a minute of mixed searches at the fetchJobs callable, and a minute of visits to the listing, on this
// machine alone; then an outage of the callables.
//   --url URL          drives a running callable instead of starting a board of its own, and writes no report
//   --jobs 20000       how many jobs that board has; --connections 50; --seconds 60
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { waitForStop } from "../stack/stop-signals.ts";
import { withTestRun } from "../test/open-test-run.ts";
import { askQueries, writeCalls } from "./ask-queries.ts";
import { describeFigures, writeLoadReport } from "./load-report.ts";
import { measureBoard } from "./measure-board.ts";

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    url: { type: "string" },
    jobs: { type: "string", default: "20000" },
    connections: { type: "string", default: "50" },
    seconds: { type: "string", default: "60" },
  },
});
const load = {
  jobs: Number(values.jobs),
  connections: Number(values.connections),
  seconds: Number(values.seconds),
};
try {
  if (values.url === undefined) {
    const found = await withTestRun("load", waitForStop(), (run) => measureBoard(run, load));
    const report = writeLoadReport(load, found);
    console.log(report);
    writeFileSync(join(root, "docs", "benchmarks", "load.md"), report);
  } else {
    console.log(describeFigures(await askQueries(values.url, writeCalls(load.jobs), load)));
  }
} catch (error) {
  reportFailure(error);
}
process.exit();
