import { type Client, getRecommendedJobs, setJobApplied, setJobSaved, updateProfile } from "@farwork/data";
import { getAuth } from "firebase/auth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { needAddress, PROJECT } from "./emulators.ts";
import { arrive, openSharedDatabase, type Person } from "./people.ts";
import { buildRemotiveFeed } from "./remotive-feed.ts";
import { ingestAsFile } from "./run-ingest.ts";
import { changeJobs, removeJobs, waitUntil } from "./stored-jobs.ts";

// Far from the ids of other tests' jobs in the same database.
const run = Date.now() + 1_000_000_000;
const plain = buildRemotiveFeed(run, `run-${run}`, new Date(Date.now() - 60_000));
const skill = `Tide Tables ${run}`;
// The oldest five require the skill, and three of them are full-time: 20, 22 and 23.
const feed = {
  ...plain,
  jobs: plain.jobs.map((job, index) => (index < 20 ? job : { ...job, tags: [skill, "React Native"] })),
};
const idOf = (index: number) => `remotive-${run + index}`;
const idsOf = (jobs: readonly { firestoreId: string }[]) => jobs.map(({ firestoreId }) => firestoreId);

const database = openSharedDatabase();
let ada: Person;

beforeAll(async () => {
  const taken = await ingestAsFile(feed, PROJECT);
  if (taken.code !== 0) throw new Error(taken.errors);
  ada = await arrive();
  const outcome = await updateProfile(ada.browser, ada.uid, {
    skills: [skill],
    preferences: { jobTypes: ["full_time"] },
  });
  if (!outcome.success) throw new Error(outcome.error);
  await waitUntilRecommended(idOf(20));
});
afterAll(() => removeJobs(database, [...feed.jobs.keys()].map(idOf)));

async function waitUntilRecommended(jobId: string): Promise<void> {
  await waitUntil(async () => expect(idsOf(await recommend(ada.browser, 1))).toEqual([jobId]));
}

async function recommend(browser: Client, limit?: number) {
  const { kind, jobs } = await getRecommendedJobs(browser, limit);
  // The newest jobs, which are the fallback when the call fails, would prove nothing.
  expect(kind).toBe("recommended");
  return jobs;
}

/** The callable's raw response, for which the data package has a fallback. */
async function callBare(data: object, browser?: Client): Promise<unknown> {
  const token = browser && (await getAuth(browser.app).currentUser?.getIdToken());
  const address = `http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1/getRecommendedJobs`;
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data }),
  });
  return answer.json();
}

describe("getRecommendedJobs", () => {
  it("recommends to Ada the three jobs of her type that require her skill, with reasons", async () => {
    const jobs = await recommend(ada.browser);
    expect(idsOf(jobs)).toEqual([idOf(20), idOf(22), idOf(23)]);
    for (const job of jobs) {
      expect(job.reasons[0]).toEqual({ kind: "skills", words: [skill] });
      expect(job.reasons).toContainEqual({ kind: "job_type" });
      expect(job).not.toHaveProperty("description");
    }
  });

  it("never recommends saved or applied jobs, and learns from them", async () => {
    await setJobSaved(ada.browser, idOf(20), true);
    await setJobApplied(ada.browser, idOf(23), true);
    const jobs = await recommend(ada.browser, 50);
    expect(jobs[0]?.firestoreId).toBe(idOf(22));
    expect(jobs[0]?.reasons).toContainEqual({
      kind: "similar",
      words: expect.arrayContaining(["react-native"]),
    });
    expect(idsOf(jobs)).not.toContain(idOf(20));
    expect(idsOf(jobs)).not.toContain(idOf(23));
  });

  it.each([
    [220_000, [{ kind: "pay", assumed: true }]],
    [900_000, []],
  ])("compares dollars with a minimum of %d reais per year", async (salaryMin, reasons) => {
    const rita = await arrive("Rita");
    const preferences = { salaryMin, salaryCurrency: "BRL" };
    await updateProfile(rita.browser, rita.uid, { skills: [skill], preferences });
    // "$40,000 - $50,000"
    const paid = (await recommend(rita.browser, 50)).find(({ firestoreId }) => firestoreId === idOf(24));
    expect((paid?.reasons ?? []).filter(({ kind }) => kind === "pay")).toEqual(reasons);
  });

  it("never recommends a job saved hundreds of jobs ago", async () => {
    const zoe = await arrive("Zoe");
    await updateProfile(zoe.browser, zoe.uid, { skills: [skill] });
    const [first] = await recommend(zoe.browser, 1);
    const batch = database.batch();
    const mark = (jobId: string, at: number) =>
      batch.set(database.doc(`users/${zoe.uid}/savedJobs/${jobId}`), { jobId, savedAt: new Date(at) });
    for (let at = 1; at <= 500; at += 1) mark(`remotive-newer-${at}`, at);
    mark(first?.firestoreId ?? "", 0);
    await batch.commit();
    const later = await recommend(zoe.browser);
    expect(later).toHaveLength(3);
    expect(idsOf(later)).not.toContain(first?.firestoreId);
  });

  it("learns from a saved job that has been closed since", async () => {
    const bob = await arrive("Bob");
    await changeJobs(database, [idOf(9)], (batch) =>
      batch.update(database.doc(`jobs/${idOf(9)}`), { closed_at: new Date() }),
    );
    await setJobSaved(bob.browser, idOf(9), true);
    const [first] = await recommend(bob.browser, 1);
    expect(first?.reasons).toContainEqual({
      kind: "similar",
      words: expect.arrayContaining([`run-${run}`]),
    });
  });

  it.each<[string, (uid: string) => Promise<unknown>]>([
    ["without a document", (uid) => database.doc(`users/${uid}`).delete()],
    [
      "whose document cannot be read",
      (uid) => database.doc(`users/${uid}`).update({ skills: "all of them" }),
    ],
  ])("treats a person %s as unknown", async (_, spoil) => {
    const eve = await arrive("Eve");
    await spoil(eve.uid);
    const jobs = await recommend(eve.browser);
    expect(jobs).toHaveLength(3);
    expect(jobs.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind !== "fresh")).toEqual([]);
  });

  it("requires signing in", async () => {
    expect(await callBare({ limit: 3 })).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
  });

  it.each([0, 51, 2.5, "3"])("rejects a limit of %j, naming the field", async (limit) => {
    expect(await callBare({ limit }, ada.browser)).toMatchObject({
      error: { status: "INVALID_ARGUMENT", details: { field: "limit" } },
    });
  });
});
