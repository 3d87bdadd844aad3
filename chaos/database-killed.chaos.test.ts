import diagnostics from "node:diagnostics_channel";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";

import { PROJECT } from "../integration/emulators.ts";
import { arrive, openSharedDatabase } from "../integration/people.ts";
import { noteRow } from "./chaos-row.ts";
import { startLocalFirestore } from "./local-firestore.ts";
import { untilIs } from "./meet-fault.ts";
import { openThreeTabs } from "./open-tab.ts";

const SAVED = { kind: "saved", jobId: "remotive-1" } as const;
const MARKED = "applied:remotive-1 saved:remotive-1";

const backup = mkdtempSync(join(tmpdir(), "farwork-chaos-"));
openSharedDatabase();
afterAll(() => rmSync(backup, { recursive: true }));

const SentBody = z.object({ request: z.object({ path: z.string() }) });

/** Resolves when a browser has completely sent its next write. */
async function untilWriteIsSent(): Promise<void> {
  const sent = Promise.withResolvers<void>();
  const hear = (message: unknown) => {
    if (z.parse(SentBody, message).request.path.includes(":commit")) sent.resolve();
  };
  diagnostics.subscribe("undici:request:bodySent", hear);
  await sent.promise;
  diagnostics.unsubscribe("undici:request:bodySent", hear);
}

const TWO_STARTS_MS = 300_000;

it("a database killed during a click and restarted from a backup", { timeout: TWO_STARTS_MS }, async () => {
  const own = await startLocalFirestore();
  onTestFinished(own.close, TWO_STARTS_MS);
  const ada = await arrive();
  await storeRecord(own.address, `users/${ada.uid}/savedJobs`, "savedAt");
  await storeRecord(own.address, `users/${ada.uid}/appliedJobs`, "appliedAt");
  const tabs = await openThreeTabs(ada, { firestore: own.address });
  const [first, second] = tabs;
  await own.save(backup);

  own.freeze();
  const began = performance.now();
  const sent = untilWriteIsSent();
  const asked = first.queue.set(SAVED, false);
  await sent;
  expect(first.screen()).toBe("applied:remotive-1");
  own.kill();
  const told = (await asked) ? "reported done" : "reported failed";
  const seconds = (performance.now() - began) / 1000;
  const seen = `${told}; shows ${first.screen()}`;

  await own.startAgain(backup);
  await Promise.all(tabs.map(({ queue }) => queue.refreshIfDue()));
  const tellScreens = async () => [...new Set(tabs.map(({ screen }) => screen()))].join(" | ");
  await untilIs(tellScreens, MARKED);
  // Repeated in two tabs by the person, who saw the error.
  const again = await Promise.all([first.queue.set(SAVED, false), second.queue.set(SAVED, false)]);
  await untilIs(tellScreens, "applied:remotive-1");
  const afterwards = `${again.every(Boolean) ? "done" : "failed"}; shown: ${await tellScreens()}`;

  const fault = "SIGKILL of the database, restarted from a backup";
  const expected = `reported failed; shows ${MARKED}`;
  noteRow({ link: "browser -> database, three tabs", fault, expected, seen, seconds, afterwards });
  expect(seen).toBe(expected);
  expect(afterwards).toBe("done; shown: applied:remotive-1");
  for (const { queue } of tabs) queue.close();
});

/** Adds the job to a list like the functions, which use another database. */
async function storeRecord(address: string, path: string, time: string): Promise<void> {
  const stored = await fetch(
    `http://${address}/v1/projects/${PROJECT}/databases/(default)/documents/${path}?documentId=${SAVED.jobId}`,
    {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({
        fields: { jobId: { stringValue: SAVED.jobId }, [time]: { timestampValue: new Date().toISOString() } },
      }),
    },
  );
  expect(stored.status).toBe(200);
}
