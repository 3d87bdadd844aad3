// `pnpm bench:web`: the performance of the listing and a job's page in a real browser.
//   --url URL        looks at a running production board instead of starting one, and writes no report
//   --baseline URL   looks at a second one as well, such as that of an earlier release, and shows its figures beside
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { waitForStop } from "../stack/stop-signals.ts";
import { withTestRun } from "../test/open-test-run.ts";
import { measureWeb, type WebFigures } from "./measure-web.ts";
import { openBoard } from "./measured-board.ts";
import { describeWeb, MISSED, writeWebReport } from "./web-report.ts";

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { url: { type: "string" }, baseline: { type: "string" } },
});
try {
  if (values.url === undefined) {
    const found = await withTestRun("web", waitForStop(), async (run) => measureWeb(await openBoard(run)));
    // Print partial results, in case measuring the baseline fails.
    if (values.baseline !== undefined) console.log(describeWeb(found));
    const report = writeWebReport(found, await measureBaseline());
    tell(report);
    writeFileSync(join(root, "docs", "benchmarks", "web.md"), report);
  } else {
    tell(describeWeb(await measureWeb({ site: values.url }), await measureBaseline()));
  }
} catch (error) {
  reportFailure(error);
}
process.exit();

async function measureBaseline(): Promise<WebFigures | undefined> {
  return values.baseline === undefined ? undefined : measureWeb({ site: values.baseline, isBaseline: true });
}

/** An exceeded budget fails the command. */
function tell(report: string): void {
  console.log(report);
  if (report.includes(MISSED)) process.exitCode = 1;
}
