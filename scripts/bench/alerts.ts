// `pnpm bench:alerts`: runs many searches over a day's new jobs, and writes docs/benchmarks/alerts.md.
//   --jobs 20000 --new 1000 --searches 10000      how many there are
//   --peer 1000                                   how many of the searches the plain scan is asked
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { root } from "../bootstrap/checkout.mjs";
import { writeAlertsReport } from "./alerts-report.ts";
import { measureAlerts } from "./measure-alerts.ts";

const { values } = parseArgs({
  // pnpm passes `--` on.
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    jobs: { type: "string", default: "20000" },
    new: { type: "string", default: "1000" },
    searches: { type: "string", default: "10000" },
    peer: { type: "string", default: "1000" },
  },
});
const report = writeAlertsReport(
  measureAlerts({
    jobs: Number(values.jobs),
    newJobs: Number(values.new),
    searches: Number(values.searches),
    peer: Number(values.peer),
  }),
);
console.log(report);
writeFileSync(join(root, "docs", "benchmarks", "alerts.md"), report);
