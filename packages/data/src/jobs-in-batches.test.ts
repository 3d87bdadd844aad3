import { FetchJobsByIdsResponse } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { deleteApp, initializeApp } from "firebase/app";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { createClient } from "./client.ts";
import { fetchJobsInBatches } from "./jobs-in-batches.ts";

const app = initializeApp({ projectId: "demo-farwork" }, "jobs-in-batches");
const client = createClient(app, { region: "europe-west1", onProblem: vi.fn<() => void>() });
const backend = vi.fn<typeof fetch>();
const Asked = z.object({ data: z.object({ jobIds: z.array(z.string()) }) });
const ids = Array.from({ length: 31 }, (_, at) => `remotive-${at}`);

beforeEach(() => {
  vi.stubGlobal("fetch", backend);
});
afterEach(() => {
  vi.unstubAllGlobals();
  backend.mockReset();
});
afterAll(() => deleteApp(app));

/** A backend whose answers hold at most so many jobs, and never this one. */
function holdAtMost(most: number, refused = "") {
  backend.mockImplementation(async (_, init) => {
    const { jobIds } = z.parse(Asked, await new Response(init?.body).json()).data;
    if (jobIds.length > most || jobIds.includes(refused)) {
      const error = {
        status: "RESOURCE_EXHAUSTED",
        message: "no",
        details: { field: "jobIds", code: "too-much" },
      };
      return Response.json({ error }, { status: 429 });
    }
    const jobs = jobIds.map((id) => buildJob({ sourceId: id.slice("remotive-".length) }));
    return Response.json({ result: z.encode(FetchJobsByIdsResponse, { jobs }) });
  });
}

it("requests fewer jobs at a time when they are too much for one answer, keeping their order", async () => {
  holdAtMost(8);
  const { jobs, failedIds } = await fetchJobsInBatches(client, ids);
  expect(jobs.map(({ firestoreId }) => firestoreId)).toEqual(ids);
  expect(failedIds).toEqual([]);
});

it("skips a single job that is too large for an answer", async () => {
  holdAtMost(50, "remotive-7");
  const { jobs, failedIds } = await fetchJobsInBatches(client, ids);
  expect(jobs.map(({ firestoreId }) => firestoreId)).toEqual(ids.filter((id) => id !== "remotive-7"));
  expect(failedIds).toEqual(["remotive-7"]);
});

it("stops after the backend refuses too many calls", async () => {
  const error = { status: "RESOURCE_EXHAUSTED", message: "no", details: { field: "rate", code: "too-many" } };
  backend.mockImplementation(async () => Response.json({ error }, { status: 429 }));
  expect(await fetchJobsInBatches(client, ids)).toEqual({ jobs: [], failedIds: ids });
  expect(backend).toHaveBeenCalledOnce();
});
