import { type DataError, readSession, setJobApplied, setJobSaved } from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { openVisitor } from "./emulators.ts";
import { arriveWithSession, openSharedDatabase } from "./people.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The site's server, where nobody is signed in. */
const site = openVisitor("site");

const database = openSharedDatabase();

describe("the data of a session's page", () => {
  it("is the person's own document and lists, newest first, only as requested", async () => {
    const ada = await arriveWithSession(site);
    const { sessionCookie } = ada;
    for (const jobId of ["remotive-1", "remotive-2"]) {
      expect(await setJobSaved(ada.browser, jobId, true)).toBe(true);
    }
    await database.doc(`users/${ada.uid}/appliedJobs/remotive-3`).set({
      jobId: "remotive-3",
      appliedAt: Timestamp.fromDate(new Date("2026-01-31T12:00:00Z")),
    });
    const all = await readSession(site, { sessionCookie, parts: ["user", "saved", "applied"] });
    expect(all.user).toMatchObject({ uid: ada.uid, displayName: "Ada", paymentPlanSelected: false });
    expect(all.user?.createdAt).toBeInstanceOf(Date);
    expect(all.saved.map(({ jobId }) => jobId)).toEqual(["remotive-2", "remotive-1"]);
    expect(all.applied).toEqual([{ jobId: "remotive-3", appliedAt: new Date("2026-01-31T12:00:00Z") }]);

    const saved = await readSession(site, { sessionCookie, parts: ["saved"] });
    expect(saved.saved).toHaveLength(2);
    expect(saved.applied).toEqual([]);
    expect(saved).not.toHaveProperty("user");
  });

  it("is never another's", async () => {
    const ada = await arriveWithSession(site);
    const bob = await arriveWithSession(site);
    await setJobSaved(ada.browser, "remotive-1", true);
    const { user, saved } = await readSession(site, {
      sessionCookie: bob.sessionCookie,
      parts: ["user", "saved"],
    });
    expect(user?.email).toBe(bob.email);
    expect(saved).toEqual([]);
  });

  it("leaves out unreadable records, and shows the rest", async () => {
    const ada = await arriveWithSession(site);
    await setJobSaved(ada.browser, "remotive-1", true);
    await database.doc(`users/${ada.uid}/savedJobs/x`).set({ jobId: "", savedAt: Timestamp.now() });
    await database.doc(`users/${ada.uid}`).update({ paymentPlanSelected: "gold" });
    const { sessionCookie } = ada;
    const { account, user, saved } = await readSession(site, { sessionCookie, parts: ["user", "saved"] });
    expect(account.uid).toBe(ada.uid);
    expect(user).toBeUndefined();
    expect(saved.map(({ jobId }) => jobId)).toEqual(["remotive-1"]);
  });

  it("includes a page of each requested list, with jobs", async () => {
    const ada = await arriveWithSession(site);
    for (const jobId of ["remotive-1", "remotive-2"]) await setJobSaved(ada.browser, jobId, true);
    await setJobApplied(ada.browser, "remotive-1", true);
    const { sessionCookie } = ada;
    const { lists, saved } = await readSession(site, {
      sessionCookie,
      lists: { saved: { page: 2, pageSize: 1 } },
    });
    expect(lists).toEqual({
      saved: {
        totalJobs: 2,
        totalPages: 2,
        entries: [
          {
            jobId: "remotive-1",
            markedAt: expect.any(Date),
            isSaved: true,
            isApplied: true,
            isGone: true,
          },
        ],
      },
    });
    expect(saved).toEqual([]);
    const { lists: both } = await readSession(site, { sessionCookie, lists: { saved: {}, applied: {} } });
    expect([both.saved?.entries.length, both.applied?.entries.length]).toEqual([2, 1]);
  });

  it("is limited to the newest hundred of a whole list", async () => {
    const ada = await arriveWithSession(site);
    const writer = database.bulkWriter();
    for (let day = 0; day < 101; day += 1) {
      const savedAt = Timestamp.fromMillis(day * DAY_MS);
      void writer.set(database.doc(`users/${ada.uid}/savedJobs/remotive-${day}`), {
        jobId: `remotive-${day}`,
        savedAt,
      });
    }
    await writer.close();
    const { saved } = await readSession(site, { sessionCookie: ada.sessionCookie, parts: ["saved"] });
    expect(saved).toHaveLength(100);
    expect([saved.at(0)?.jobId, saved.at(-1)?.jobId]).toEqual(["remotive-100", "remotive-1"]);
  });

  it("is rate-limited per person", async () => {
    const [ada, bob] = await Promise.all([arriveWithSession(site), arriveWithSession(site)]);
    const batch = database.batch();
    for (let at = 0; at < 50; at += 1) {
      const jobId = `remotive-${at}`;
      batch.set(database.doc(`users/${ada.uid}/savedJobs/${jobId}`), { jobId, savedAt: Timestamp.now() });
      batch.set(database.doc(`users/${ada.uid}/appliedJobs/${jobId}`), { jobId, appliedAt: Timestamp.now() });
    }
    await batch.commit();
    const lists = { saved: { pageSize: 20 }, applied: { pageSize: 20 } };
    const outcomes: string[] = [];
    for (let n = 0; n < 150 && !outcomes.at(-1)?.endsWith("rate"); n += 1) {
      const read = readSession(site, {
        sessionCookie: ada.sessionCookie,
        lists,
        parts: ["saved", "applied"],
      });
      outcomes.push(
        await read.then(
          () => "read",
          ({ code, field }: DataError) => `${code} ${field}`,
        ),
      );
    }
    expect(new Set(outcomes)).toEqual(new Set(["read", "too-many-requests rate"]));
    expect((await readSession(site, { sessionCookie: bob.sessionCookie, lists })).account.uid).toBe(bob.uid);
  });

  it("rejects an unknown part", async () => {
    const { sessionCookie } = await arriveWithSession(site);
    // @ts-expect-error -- what another program could send
    const reading = readSession(site, { sessionCookie, parts: ["password"] });
    await expect(reading).rejects.toMatchObject({ code: "invalid-argument", field: "parts.0" });
  });

  it("rejects more parts than exist", async () => {
    const { sessionCookie } = await arriveWithSession(site);
    const parts = Array.from({ length: 5 }, () => "saved" as const);
    await expect(readSession(site, { sessionCookie, parts })).rejects.toMatchObject({
      code: "invalid-argument",
      field: "parts",
    });
  });
});
