import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { type FeedAdapter, findFeedAdapter } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { afterEach, expect, it } from "vitest";

import type { IngestStore } from "./ingest-store.ts";
import { sweepSource } from "./sweep-source.ts";

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function serve(answer: unknown): Promise<string> {
  server = createServer((_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer)),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
}

const offered = {
  remotive: {
    id: 1,
    url: "https://jobs.example/1",
    title: "Cook",
    company_name: "Tern",
    publication_date: "2026-02-01",
  },
  greenhouse: {
    id: 1,
    absolute_url: "https://jobs.example/1",
    title: "Cook",
    company_name: "Tern",
    location: { name: "Remote" },
    first_published: "2026-02-01",
  },
};

/** Sweeps a source that holds the open jobs 1 and 2, and answers with the first. */
async function sweepOne(source: keyof typeof offered): Promise<string[]> {
  const closed: string[] = [];
  const store: IngestStore = {
    readJobs: async () => new Map(),
    writeJobs: async () => {},
    readOpenJobIds: async () => ["1", "2"].map((sourceId) => buildJob({ source, sourceId }).firestoreId),
    closeJobs: async (ids) => void closed.push(...ids),
    readLastAsked: async () => undefined,
    recordAsked: async () => {},
    recordSweep: async () => {},
    publishIfDue: async () => {},
    publish: async () => {},
  };
  const url = await serve({ jobs: [offered[source]] });
  const outcome = await sweepSource(store, needAdapter(source), {
    now: new Date("2026-03-01T12:00:00Z"),
    url,
  });
  expect(outcome).toMatchObject({ ok: true, summary: { new: 1 } });
  return closed;
}

function needAdapter(id: string): FeedAdapter {
  const adapter = findFeedAdapter(id);
  if (adapter === undefined) throw new Error(`no adapter ${id}`);
  return adapter;
}

it("closes what an answer misses that holds all the source offers", async () => {
  expect(await sweepOne("remotive")).toEqual(["remotive-2"]);
});

it("leaves open what one company's board misses, which may be another company's", async () => {
  expect(await sweepOne("greenhouse")).toEqual([]);
});
