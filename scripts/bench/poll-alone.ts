// Polls Arbeitnow's feed in a separate process: `node poll-alone.ts URL PROJECT`. Like the ingest command, but without
// the delay between pages, which would dominate the measurement. Progress goes to standard error; the last line of
// standard output is the result.
import process from "node:process";

import { findFeedAdapter } from "@farwork/domain";
import { initializeApp } from "firebase-admin/app";

import { createIngestStore } from "../../apps/functions/src/ingest/firestore-ingest-store.ts";
import { pollFeed } from "../../apps/functions/src/ingest/poll-feed.ts";
import { openFirestore } from "../../apps/functions/src/runtime/admin.ts";

const [url = "", projectId = ""] = process.argv.slice(2);
const adapter = findFeedAdapter("arbeitnow");
if (adapter === undefined) throw new Error("There is no adapter for Arbeitnow.");
initializeApp({ projectId });
const firestore = openFirestore();
const started = performance.now();
const outcome = await pollFeed(
  createIngestStore(firestore),
  { adapter },
  {
    url,
    allowPrivateAddresses: true,
    pause: async () => {},
    onProgress: (done) => process.stderr.write(`${done}\n`),
  },
);
if (outcome.status !== "asked") throw new Error(outcome.status);
const seconds = (performance.now() - started) / 1000;
const peakMiB = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ ...outcome.run, seconds, peakMiB }));
await firestore.terminate();
