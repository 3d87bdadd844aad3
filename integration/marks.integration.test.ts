import {
  fetchAppliedJobs,
  fetchJobMarks,
  fetchSavedJobs,
  logIn,
  logOut,
  setJobApplied,
  setJobSaved,
} from "@farwork/data";
import { MAX_MARKED_JOBS } from "@farwork/domain";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";

import { needAddress, PROJECT } from "./emulators.ts";
import { interceptRequests } from "./intercept.ts";
import { arrive, askToken, PASSWORD, visit } from "./people.ts";
import { database, first, second } from "./taken-jobs.ts";

const readRecord = async (path: string) => (await database.doc(path).get()).data();

describe("saving a job", () => {
  it("writes the record required by the rules, and deletes it", async () => {
    const { browser, uid } = await arrive();
    expect(await setJobSaved(browser, first, true)).toBe(true);
    const record = await readRecord(`users/${uid}/savedJobs/${first}`);
    expect(record).toEqual({ jobId: first, savedAt: expect.anything() });
    const { saved } = await fetchJobMarks(browser);
    expect(saved).toEqual([{ jobId: first, savedAt: record?.["savedAt"].toDate() }]);

    expect(await setJobSaved(browser, first, false)).toBe(true);
    expect(await fetchJobMarks(browser)).toEqual({ saved: [], applied: [] });
  });

  it("is idempotent, even concurrently", async () => {
    const { browser } = await arrive();
    const saves = await Promise.all([1, 2, 3].map(() => setJobSaved(browser, first, true)));
    expect(saves).toEqual([true, true, true]);
    expect((await fetchJobMarks(browser)).saved).toMatchObject([{ jobId: first }]);
    await setJobSaved(browser, first, false);
    expect(await setJobSaved(browser, first, false)).toBe(true);
    expect((await fetchJobMarks(browser)).saved).toEqual([]);
  });

  it("does not affect applying, and vice versa", async () => {
    const { browser, uid } = await arrive();
    await setJobSaved(browser, first, true);
    expect(await setJobApplied(browser, second, true)).toBe(true);
    expect(await readRecord(`users/${uid}/appliedJobs/${second}`)).toEqual({
      jobId: second,
      appliedAt: expect.anything(),
    });
    expect(await setJobApplied(browser, second, false)).toBe(true);
    expect(await fetchJobMarks(browser)).toMatchObject({ saved: [{ jobId: first }], applied: [] });
  });

  it.each(["", "no job", "a/b", "a/b/c", `remotive-${"1".repeat(200)}`])(
    "rejects %j, which is not a job id, and names the field",
    async (jobId) => {
      const { browser } = await arrive();
      await expect(setJobSaved(browser, jobId, true)).rejects.toMatchObject({
        name: "DataError",
        code: "invalid-argument",
        field: "jobId",
      });
    },
  );
});

describe("a list", () => {
  it("that is full accepts nothing more, says so, and loses nothing", async () => {
    const { browser, uid } = await arrive();
    const older = Array.from({ length: MAX_MARKED_JOBS }, (_, at) => `remotive-older-${at}`);
    const writer = database.bulkWriter();
    for (const [at, jobId] of older.entries()) {
      const savedAt = Timestamp.fromMillis(at);
      void writer.set(database.doc(`users/${uid}/savedJobs/${jobId}`), { jobId, savedAt });
    }
    await writer.close();
    await expect(setJobSaved(browser, first, true)).rejects.toMatchObject({
      code: "too-many-requests",
      field: "savedJobs",
      message: "Your saved list is full. Remove a job to save another.",
    });
    const { saved } = await fetchJobMarks(browser);
    expect(saved.map(({ jobId }) => jobId)).toEqual(older.toReversed());
    expect(await setJobSaved(browser, older[0] ?? "", false)).toBe(true);
    expect(await setJobSaved(browser, first, true)).toBe(true);
  });

  it("is read in pages of 500 records", async () => {
    const { browser } = await arrive();
    const asked: unknown[] = [];
    interceptRequests(":runQuery", (pass, body) => {
      asked.push(JSON.parse(body));
      return pass();
    });
    await fetchJobMarks(browser);
    const limited = { structuredQuery: { limit: 500 } };
    expect(asked).toMatchObject([limited, limited]);
  });
});

describe("a signed-out person", () => {
  it("saves nothing, applies to nothing, and has empty lists", async () => {
    const visitor = visit();
    expect(await setJobSaved(visitor, first, true)).toBe(false);
    expect(await setJobApplied(visitor, first, true)).toBe(false);
    expect(await fetchJobMarks(visitor)).toEqual({ saved: [], applied: [] });
    expect(await fetchSavedJobs(visitor)).toEqual({ jobs: [], failedIds: [] });
    expect(await fetchAppliedJobs(visitor)).toEqual({ jobs: [], failedIds: [] });
  });

  it("includes someone who just signed out", async () => {
    const { browser, uid } = await arrive();
    await logOut(browser);
    expect(await setJobSaved(browser, first, true)).toBe(false);
    expect(await readRecord(`users/${uid}/savedJobs/${first}`)).toBeUndefined();
  });
});

describe("a person who signs out in between", () => {
  it("counts as signed out: nothing is written, and nothing thrown", async () => {
    const { browser, uid } = await arrive();
    interceptRequests("/markJob", async () => {
      await logOut(browser);
      return Response.json({ error: { status: "UNAUTHENTICATED" } }, { status: 401 });
    });
    expect(await setJobSaved(browser, first, true)).toBe(false);
    vi.unstubAllGlobals();
    expect(await readRecord(`users/${uid}/savedJobs/${first}`)).toBeUndefined();
  });

  it("has an empty list, whoever signed in instead", async () => {
    const { browser } = await arrive();
    await setJobSaved(browser, first, true);
    const bob = await arrive("Bob");
    interceptRequests("/documents", async () => {
      vi.unstubAllGlobals();
      await logIn(browser, { email: bob.email, password: PASSWORD });
      return Response.json([{ error: { message: "Missing or insufficient permissions." } }], { status: 403 });
    });
    expect(await fetchJobMarks(browser)).toEqual({ saved: [], applied: [] });
  });
});

describe("a mutation of a person who signed out", () => {
  it("is not executed for the next person", async () => {
    const [ada, bob] = await Promise.all([arrive(), arrive("Bob")]);
    await setJobSaved(bob.browser, first, true);
    const owner = { uid: ada.uid };
    expect(await setJobSaved(bob.browser, second, true, owner)).toBe(false);
    expect(await setJobSaved(bob.browser, first, false, owner)).toBe(false);
    expect(await setJobApplied(bob.browser, first, true, owner)).toBe(false);
    await expect(fetchJobMarks(bob.browser, owner)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await fetchJobMarks(bob.browser)).toMatchObject({ saved: [{ jobId: first }], applied: [] });
  });
});

describe("a mutation of a person who signs out while it is in flight", () => {
  it("is not executed for the person signed in instead", async () => {
    const { browser } = await arrive();
    const bob = await arrive("Bob");
    interceptRequests("/markJob", async (_pass, body) => {
      vi.unstubAllGlobals();
      await logIn(browser, { email: bob.email, password: PASSWORD });
      // Otherwise the call would have the new person's token.
      return callMarkJob(await askToken(browser), body);
    });
    expect(await setJobSaved(browser, first, true)).toBe(false);
    expect(await fetchJobMarks(bob.browser)).toEqual({ saved: [], applied: [] });
  });
});

const callMarkJob = (token: string, body: string) =>
  fetch(`http://${needAddress("FUNCTIONS_EMULATOR_HOST")}/${PROJECT}/us-central1/markJob`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body,
  });
