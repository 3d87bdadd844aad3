import { type Job, SafeHtml } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { createIngestedJobs } from "../ingest/firestore-ingested-jobs.ts";
import { JOBS, toStoredJob } from "../job-store/job-document.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { createIndexStore, type IndexStore } from "./index-store.ts";
import { publishChanges } from "./publish-changes.ts";
import { clock, countChanges, NOON, openConnection, readTitles } from "./testing/index-on-emulator.ts";

const { app, firestore } = openTestDatabase("regroup");
const store = createIndexStore(firestore);
const ingested = createIngestedJobs(firestore);
vi.spyOn(logger, "write").mockImplementation(() => {});
beforeEach(async () => {
  for (const collection of await firestore.listCollections()) await firestore.recursiveDelete(collection);
});

const WORDS = Array.from({ length: 120 }, (_, at) => `word${at}`).join(" ");
const description = z.parse(SafeHtml, `<p>Keep the tide tables of every harbour exact: ${WORDS}.</p>`);

/** A posting of a position at any source. */
const post = (source: string, facts: Partial<Omit<Job, "firestoreId">> = {}) =>
  buildJob({
    source,
    sourceId: "1",
    url: `https://${source}.example/1`,
    title: "Tide Keeper",
    description,
    ...facts,
  });
const remotive = post("remotive");
const jobicy = post("jobicy");
const himalayas = post("himalayas");

const take = (...jobs: Job[]) =>
  ingested.writeJobs(jobs.map((job) => ({ job: toStoredJob(job, job.source) })));
const publish = () => publishChanges(store, clock);

/** Each job's duplicates, by id. */
async function readGroups(): Promise<Record<string, string>> {
  const { docs } = await firestore.collection(JOBS).get();
  return Object.fromEntries(
    docs.map((document) => {
      const others: { firestoreId: string }[] = document.get("also_on") ?? [];
      const shown: string = document.get("duplicate_of") ?? "itself";
      return [document.id, `${shown}, also ${others.map(({ firestoreId }) => firestoreId).join(" ")}`];
    }),
  );
}
const TOGETHER = {
  "himalayas-1": "itself, also jobicy-1 remotive-1",
  "jobicy-1": "himalayas-1, also himalayas-1 remotive-1",
  "remotive-1": "himalayas-1, also himalayas-1 jobicy-1",
};
const crash = () => Promise.reject(new Error("The process ended here."));

describe("postings of one position", () => {
  it("are one card that lists the others; each of them lists the rest", async () => {
    await take(remotive, jobicy, himalayas, post("jobicy", { sourceId: "2", title: "Painter" }));
    await publish();
    expect(await readGroups()).toEqual({ ...TOGETHER, "jobicy-2": "itself, also " });
    expect(await readTitles(firestore)).toEqual(["Painter", "Tide Keeper"]);
    expect(await countChanges(firestore)).toBe(0);
    expect((await firestore.doc(`${JOBS}/remotive-1`).get()).get("also_on")).toEqual([
      { firestoreId: "himalayas-1", source: "himalayas", url: "https://himalayas.example/1" },
      { firestoreId: "jobicy-1", source: "jobicy", url: "https://jobicy.example/1" },
    ]);
  });

  it.each([
    [[remotive, jobicy, himalayas]],
    [[himalayas, remotive, jobicy]],
    [[jobicy, himalayas, remotive]],
    [[jobicy, remotive, himalayas]],
  ])("are grouped the same in any order", async (order) => {
    for (const job of order) {
      await take(job);
      await publish();
    }
    expect(await readGroups()).toEqual(TOGETHER);
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
  });

  it("are one card for all their places, whichever of them remain", async () => {
    const inPlace = (sourceId: string, name: string) =>
      post("remotive", { sourceId, title: `Tide Keeper (${name})`, candidate_required_location: name });
    const readPlaces = async (id: string) => {
      const stored = await firestore.doc(`${JOBS}/${id}`).get();
      const locations: { name: string }[] = stored.get("locations") ?? [];
      return locations.map(({ name }) => name);
    };
    const bergen = inPlace("1", "Bergen");
    await take(bergen, inPlace("2", "Gothenburg"), inPlace("3", "Turku"));
    await publish();
    expect(await readTitles(firestore)).toEqual(["Tide Keeper (Bergen)"]);
    expect(await readPlaces("remotive-1")).toEqual(["Bergen", "Gothenburg", "Turku"]);
    await take({ ...bergen, closed_at: NOON });
    await publish();
    expect(await readTitles(firestore)).toEqual(["Tide Keeper (Gothenburg)"]);
    expect(await readPlaces("remotive-2")).toEqual(["Gothenburg", "Turku"]);
  });

  it("are grouped the same if all arrive concurrently", async () => {
    const connections = ["one", "two", "three"].map((name) => openConnection(app, name));
    await Promise.all(
      [remotive, jobicy, himalayas].map(async (job, at) => {
        const connection = connections[at];
        if (connection === undefined) throw new Error("Each has one.");
        const own = createIngestedJobs(connection.firestore);
        await own.writeJobs([{ job: toStoredJob(job, job.source) }]);
        await publishChanges(connection.store, clock);
      }),
    );
    expect(await readGroups()).toEqual(TOGETHER);
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
    await Promise.all(connections.map(({ close }) => close()));
  });

  it("are found in bulk, as when filling a board", async () => {
    const many = Array.from({ length: 620 }, (_, at) =>
      post("remotive", { sourceId: `many-${at}`, title: `Keeper of harbour ${at}` }),
    );
    await take(...many, remotive, jobicy, himalayas);
    await publish();
    expect(await readGroups()).toMatchObject(TOGETHER);
    expect(await readTitles(firestore)).toHaveLength(621);
  });

  it("cause no writes if published again", async () => {
    await take(remotive, jobicy);
    await publish();
    const times = async () =>
      (await firestore.collection(JOBS).get()).docs.map(({ updateTime }) => updateTime.toMillis());
    const written = await times();
    await take();
    await store.regroup([toStoredJob(remotive, "remotive").duplicate_key ?? ""], NOON);
    expect(await times()).toEqual(written);
  });
});

describe("a group that loses a posting", () => {
  beforeEach(async () => {
    await take(remotive, jobicy, himalayas);
    await publish();
  });
  const openJobsOf = (source: string) => ingested.readOpenJobs(source);
  const LEFT = { "jobicy-1": "itself, also remotive-1", "remotive-1": "jobicy-1, also jobicy-1" };

  it("shows another if the shown one is closed, and reverts if it reopens", async () => {
    await ingested.closeJobs(await openJobsOf("himalayas"), NOON);
    await publish();
    expect(await readGroups()).toEqual({ ...LEFT, "himalayas-1": "itself, also " });
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
    await take(himalayas);
    await publish();
    expect(await readGroups()).toEqual(TOGETHER);
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
  });

  it("shows another if the shown one has expired", async () => {
    await take({ ...himalayas, expires_at: NOON });
    await publish();
    expect(await readGroups()).toEqual({ ...LEFT, "himalayas-1": "itself, also " });
  });

  it("dissolves if one posting is left, which is listed on its own again", async () => {
    await ingested.closeJobs([...(await openJobsOf("himalayas")), ...(await openJobsOf("remotive"))], NOON);
    await publish();
    expect(await readGroups()).toMatchObject({ "jobicy-1": "itself, also " });
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
  });

  it("loses a renamed posting", async () => {
    const [before] = [...(await ingested.readJobs([himalayas.firestoreId])).values()];
    if (before === undefined) throw new Error("It is stored.");
    const renamed = toStoredJob({ ...himalayas, title: "Harbour Painter" }, "himalayas");
    await ingested.writeJobs([{ job: renamed, before }]);
    await publish();
    expect(await readGroups()).toEqual({ ...LEFT, "himalayas-1": "itself, also " });
    expect(await readTitles(firestore)).toEqual(["Harbour Painter", "Tide Keeper"]);
  });
});

describe("an interrupted publication", () => {
  beforeEach(async () => {
    await take(remotive);
    await publish();
    await take(jobicy, himalayas);
  });

  it.each<[string, Partial<IndexStore>]>([
    ["before it has grouped", { regroup: crash }],
    [
      "when it has grouped, before anything else",
      {
        async regroup(keys, now) {
          await store.regroup(keys, now);
          return crash();
        },
      },
    ],
    ["before the index", { commit: crash }],
  ])("%s is completed by the next one", async (_, dying) => {
    await expect(publishChanges({ ...store, ...dying }, clock)).rejects.toThrow("ended here");
    await publish();
    expect(await readGroups()).toEqual(TOGETHER);
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
    expect(await countChanges(firestore)).toBe(0);
  });

  it("and a concurrent one agree", async () => {
    let isFirst = true;
    const overtaken: IndexStore = {
      ...store,
      async regroup(keys, now) {
        const changes = await store.regroup(keys, now);
        if (isFirst) {
          isFirst = false;
          await take(post("remote-ok"));
          await publish();
        }
        return changes;
      },
    };
    await publishChanges(overtaken, clock);
    const groups = Object.values(await readGroups());
    expect(groups.filter((group) => group.startsWith("itself"))).toHaveLength(1);
    expect(await readTitles(firestore)).toEqual(["Tide Keeper"]);
    expect(await countChanges(firestore)).toBe(0);
  });
});
