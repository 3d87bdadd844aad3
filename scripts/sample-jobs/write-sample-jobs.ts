import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { makeSampleFeeds } from "./sample-feeds.ts";

const USAGE = "node scripts/sample-jobs/write-sample-jobs.ts --out FOLDER [--now 2026-10-05T09:00:00Z]";

/** Writes the feeds into a folder, each as a JSON document named after its source. */
function main(): void {
  const { values } = parseArgs({
    options: {
      now: { type: "string", default: new Date().toISOString() },
      out: { type: "string" },
    },
  });
  const { out } = values;
  const now = new Date(values.now);
  if (out === undefined) throw new Error("--out says which folder to write to.");
  if (Number.isNaN(now.getTime())) throw new Error(`--now takes an ISO 8601 date, not "${values.now}".`);
  mkdirSync(out, { recursive: true });
  for (const [source, answer] of Object.entries(makeSampleFeeds(now))) {
    writeFileSync(join(out, `${source}.json`), `${JSON.stringify(answer, null, 1)}\n`);
  }
}

try {
  main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
  process.exitCode = 1;
}
