import { request } from "node:http";

import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";

import { startWebServer } from "../e2e/web-server.ts";
import { needAddress, openDatabase, PROJECT } from "../integration/emulators.ts";
import { type FeedJobs, takeJobsIn } from "../integration/feed-jobs.ts";
import { removeJobs } from "../integration/stored-jobs.ts";
import { noteRow } from "./chaos-row.ts";
import type { FaultyLink } from "./fault.ts";
import { openFaultyFirestore } from "./faulty-firestore.ts";
import { openFaultyHttp } from "./faulty-http.ts";
import { spawnFunctions } from "./functions-process.ts";

let database: Firestore;
let jobs: FeedJobs;
beforeAll(async () => {
  database = openDatabase(PROJECT);
  jobs = await takeJobsIn();
});
afterAll(async () => {
  await removeJobs(database, jobs.ids);
  await database.terminate();
});

const AT_ONCE = 20;
const ALL_WELL = `${AT_ONCE} of ${AT_ONCE} answered 200`;

it("functions asked to stop finish running requests", async () => {
  const link = await openFaultyFirestore(needAddress("FIRESTORE_EMULATOR_HOST"));
  const functions = await spawnFunctions({ FIRESTORE_EMULATOR_HOST: link.address });
  const ask = () => send(functions.urlOf("fetchJobsByIds"), JSON.stringify({ data: { jobIds: jobs.ids } }));
  const seen = await endUnderLoad(link, ask, functions.stop);
  await link.close();
  note("functions", seen);
  expect(seen).toBe(ALL_WELL);
});

it("a site asked to stop finishes the pages it is sending", async () => {
  // Not the emulator, which starts a process per concurrent call.
  const functions = await spawnFunctions();
  const link = await openFaultyHttp(functions.address);
  const server = await startWebServer({ FUNCTIONS_EMULATOR_HOST: link.address });
  onTestFinished(server.stop);
  // Different pages, as concurrent requests for the same page share one rendering.
  const visit = (n: number) => send(`${server.site}/?q=tide-${n}`);
  const seen = await endUnderLoad(link, visit, server.end);
  await link.close();
  await functions.stop();
  note("site", seen);
  expect(seen).toBe(ALL_WELL);
});

function note(link: string, seen: string): void {
  noteRow({ link, fault: "SIGTERM under load", expected: ALL_WELL, seen, seconds: 0, afterwards: "" });
}

/** Stops a server while all requests are in progress, and returns their results. */
async function endUnderLoad(
  link: FaultyLink,
  ask: (n: number) => Sent,
  end: () => Promise<unknown>,
): Promise<string> {
  // All initial code has been loaded.
  await ask(AT_ONCE).status;
  await link.breakOff("slow");
  const asked = Array.from({ length: AT_ONCE }, (_, n) => ask(n));
  await Promise.all(asked.map(({ accepted }) => accepted));
  const ended = end();
  const statuses = await Promise.all(asked.map(({ status }) => status));
  await ended;
  return `${statuses.filter((status) => status === 200).length} of ${AT_ONCE} answered 200`;
}

/** `status` is 0 if the connection broke before the end of the response. */
type Sent = { readonly accepted: Promise<void>; readonly status: Promise<number> };

/** Sends a request and waits until the server has accepted it (`Expect: 100-continue`). */
function send(url: string, body?: string): Sent {
  const asked = request(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { expect: "100-continue", ...(body !== undefined && { "content-type": "application/json" }) },
    agent: false,
  });
  const accepted = new Promise<void>((resolve) => {
    asked.once("continue", () => {
      asked.end(body);
      resolve();
    });
  });
  const status = new Promise<number>((resolve) => {
    asked.once("response", (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
    });
    asked.once("error", () => resolve(0));
  });
  asked.flushHeaders();
  return { accepted, status };
}
