import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { makeSampleFeed } from "./sample-feed.ts";

const USAGE =
  "node scripts/sample-jobs/write-sample-jobs.ts [--count 320] [--now 2026-10-05T09:00:00Z] [--out FILE]";

/** Prints the feed, or writes it to a file, as one JSON document. */
function main(): void {
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "320" },
      now: { type: "string", default: new Date().toISOString() },
      out: { type: "string" },
    },
  });
  const now = new Date(values.now);
  if (!/^[1-9]\d*$/.test(values.count))
    throw new Error(`--count takes a whole number, not "${values.count}".`);
  if (Number.isNaN(now.getTime())) throw new Error(`--now takes an ISO 8601 date, not "${values.now}".`);
  const json = `${JSON.stringify(makeSampleFeed(Number(values.count), now), null, 1)}\n`;
  if (values.out === undefined) process.stdout.write(json);
  else writeFileSync(values.out, json);
}

try {
  main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}`);
  process.exitCode = 1;
}
