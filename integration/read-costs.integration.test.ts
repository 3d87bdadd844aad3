import { BUNDLED_RATES, FetchJobsRequest, type Job } from "@farwork/domain";
import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { createIngestedJobs } from "../apps/functions/src/ingest/firestore-ingested-jobs.ts";
import { toStoredJob } from "../apps/functions/src/job-store/job-document.ts";
import { readJobsByIds } from "../apps/functions/src/job-store/read-jobs.ts";
import { answerListing } from "../apps/functions/src/jobs/answer-listing.ts";
import { buildSegmentsFrom } from "../apps/functions/src/search-index/build-segments.ts";
import { createIndexStore } from "../apps/functions/src/search-index/index-store.ts";
import { publishChanges } from "../apps/functions/src/search-index/publish-changes.ts";
import { publishSegments } from "../apps/functions/src/search-index/publish-segments.ts";
import { createIndexReader } from "../apps/functions/src/search-index/read-job-index.ts";
import { makeChangedJobs, makeCorpus } from "../packages/domain/bench/search/make-corpus.ts";
import { NOW } from "../packages/domain/bench/search/sample-postings.ts";
import { type CountingAddress, openCountingAddress } from "./count-reads.ts";
import { needAddress } from "./emulators.ts";

// Firestore's billed operations with 20,000 jobs in the index, counted on the wire between our code and the emulator.
const JOBS_STORED = 20_000;
/** Takes half a minute on an idle machine, and much longer if all suites run at once. */
const INDEXING_MS = 600_000;

let counted: CountingAddress;
let app: App;
let firestore: Firestore;
let now = 0;
const clock = () => now;
const pause = () => new Promise<void>(() => {});
const onFailed = (error: unknown) => {
  throw error;
};

beforeAll(async () => {
  counted = await openCountingAddress(needAddress("FIRESTORE_EMULATOR_HOST"));
  app = initializeApp({ projectId: `demo-reads-${Date.now()}` }, "reads");
  // The SDK uses this variable even if given another address.
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", counted.address);
  firestore = getFirestore(app);
  firestore.settings({ ignoreUndefinedProperties: true });
  vi.unstubAllEnvs();
  const store = createIndexStore(firestore);
  const added = await buildSegmentsFrom(withLock(makeCorpus(JOBS_STORED)));
  const found = await store.readManifest();
  await publishSegments(store, { found, kept: [], added, changes: [], now: NOW });
}, INDEXING_MS);
afterAll(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
  await deleteApp(app);
  counted.close();
});

async function* withLock(jobs: readonly Job[]): AsyncIterable<Job> {
  yield* jobs;
}

/** A new instance's function for listings. */
function startInstance() {
  const readIndex = createIndexReader(firestore, { clock, recheckMs: 30_000, pause, onFailed });
  return async (query: z.input<typeof FetchJobsRequest>) =>
    answerListing(
      { index: await readIndex(), rates: BUNDLED_RATES, firestore },
      z.parse(FetchJobsRequest, query),
      NOW,
    );
}

const card = { view: "card" as const };
const search = { ...card, filters: { search: "senior engineer", location: ["US"] }, page: 2 };

// One instance from its start: each test continues where the previous one ended.
describe("Firestore reads with 20,000 jobs", () => {
  let list: ReturnType<typeof startInstance>;

  it("are at most 20 while an instance starts, however many requests it gets", async () => {
    list = startInstance();
    counted.takeBill();
    const [page] = await Promise.all(Array.from({ length: 10 }, () => list(card)));
    const { reads } = counted.takeBill();
    process.stdout.write(`An instance starts: ${reads} reads\n`);
    expect(page?.totalJobs).toBeGreaterThan(JOBS_STORED * 0.9);
    expect(reads).toBeGreaterThan(1);
    expect(reads).toBeLessThanOrEqual(20);
  });

  it("are none for a listing of cards, whatever the query", async () => {
    const pages = await Promise.all([card, search, { ...card, page: 200 }].map((query) => list(query)));
    expect(pages.map(({ totalFetched }) => totalFetched)).toEqual([15, 15, 15]);
    expect(counted.takeBill().reads).toBe(0);
  });

  it("are one per job of a full listing", async () => {
    await list({ pageSize: 10 });
    expect(counted.takeBill().reads).toBe(10);
  });

  it("are one for a job page", async () => {
    await readJobsByIds(firestore, ["board-1"]);
    expect(counted.takeBill().reads).toBe(1);
  });

  it("are one for a check, and none in the 30 s between", async () => {
    now += 29_999;
    await list(card);
    expect(counted.takeBill().reads).toBe(0);
    now += 10_001;
    await list(card);
    await list(card);
    expect(counted.takeBill().reads).toBe(1);
  });

  it("are the manifest and one chunk after 100 jobs changed, with as few writes", async () => {
    const changed = makeChangedJobs(JOBS_STORED, 100);
    await createIngestedJobs(firestore).writeJobs(changed.map((job) => ({ job: toStoredJob(job, "board") })));
    counted.takeBill();
    await publishChanges(createIndexStore(firestore), () => NOW);
    const { reads, writes, bytesWritten } = counted.takeBill();
    process.stdout.write(
      `100 changed jobs are published: ${reads} reads, ${writes} writes, ${bytesWritten} bytes\n`,
    );
    // The chunk, the manifest, and the removal of the change record.
    expect(writes).toBe(3);
    expect(bytesWritten).toBeLessThan(200_000);
    // The manifest, the change record, the open jobs with the same titles, the jobs; and the manifest again to check
    // for conflicts.
    expect(reads).toBe(203);
    now += 40_000;
    await list(card);
    expect(counted.takeBill().reads).toBe(2);
  });
});
