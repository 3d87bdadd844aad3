// `pnpm bench:ingest`: ingests a large feed on this machine, and writes docs/benchmarks/ingest.md.
//   --items 20000      how many postings the feed has
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { reportFailure } from "../bootstrap/refusal.mjs";
import { waitForStop } from "../stack/stop-signals.ts";
import { withTestRun } from "../test/open-test-run.ts";
import { writeIngestReport } from "./ingest-report.ts";
import { measureIngest } from "./measure-ingest.ts";

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { items: { type: "string", default: "20000" } },
});
try {
  const items = Number(values.items);
  const found = await withTestRun("ingest", waitForStop(), (run) => measureIngest(run, items));
  const report = writeIngestReport(found);
  console.log(report);
  writeFileSync(join(root, "docs", "benchmarks", "ingest.md"), report);
} catch (error) {
  reportFailure(error);
}
process.exit();
