import { ReadIngestStatusResponse } from "@farwork/domain";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { type Client, createClient } from "./client.ts";
import { readIngestStatus } from "./ingest-status.ts";

let app: FirebaseApp;
let client: Client;
const backend = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", backend);
  app = initializeApp({ projectId: "demo-farwork" }, "ingest-status");
  client = createClient(app);
});
afterEach(async () => {
  backend.mockReset();
  await deleteApp(app);
});

const counts = { read: 3, new: 1, changed: 0, unchanged: 1, rejected: { missing: 1 }, missing: 0, closed: 0 };
const remotive = {
  feed: "remotive",
  name: "Remotive",
  lastRun: {
    startedAt: new Date("2026-11-21T12:00:00Z"),
    finishedAt: new Date("2026-11-21T12:00:07Z"),
    outcome: "taken" as const,
    ...counts,
  },
  failures: 0,
  nextDueAt: new Date("2026-11-21T18:00:00Z"),
  openJobs: 2,
};
const status = {
  feeds: [remotive, { feed: "jobicy", name: "Jobicy", failures: 0, openJobs: 0 }],
  moreFeeds: 3,
};

describe("readIngestStatus", () => {
  it("returns the status of feeds, with dates as Date", async () => {
    backend.mockResolvedValueOnce(Response.json({ result: z.encode(ReadIngestStatusResponse, status) }));
    expect(await readIngestStatus(client)).toEqual(status);
  });

  it.each([
    [401, "UNAUTHENTICATED", "unauthenticated"],
    [403, "PERMISSION_DENIED", "permission-denied"],
  ])("rejects with the code of a refusal: %i %s", async (httpStatus, word, code) => {
    backend.mockResolvedValueOnce(
      Response.json({ error: { status: word, message: "no" } }, { status: httpStatus }),
    );
    await expect(readIngestStatus(client)).rejects.toMatchObject({ name: "DataError", code });
  });

  it("treats an answer outside the contract as a failure", async () => {
    backend.mockResolvedValueOnce(Response.json({ result: { feeds: [{ feed: "remotive" }] } }));
    await expect(readIngestStatus(client)).rejects.toMatchObject({ code: "bad-response" });
  });
});
