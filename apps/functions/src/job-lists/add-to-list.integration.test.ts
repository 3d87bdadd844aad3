import { randomUUID } from "node:crypto";

import { JobId, MAX_MARKED_JOBS, type MarkedList } from "@farwork/domain";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { tombstonePath } from "../personal-data/tombstone.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { addToList } from "./add-to-list.ts";
import { JOB_LISTS, openJobList } from "./job-lists.ts";

const { firestore } = openTestDatabase("job-lists");
/** A new person for each test. */
let uid = "";
beforeEach(() => {
  uid = randomUUID();
});

const jobId = (number: number | string) => JobId.parse(`remotive-${number}`);

/** Another instance, without knowledge of calls in progress. */
async function openInstance(): Promise<typeof addToList> {
  vi.resetModules();
  return (await import("./add-to-list.ts")).addToList;
}

const listRefusals = (outcomes: readonly PromiseSettledResult<void>[]): unknown[] =>
  outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));

describe.each(["saved", "applied"] as const)("the list of %s jobs", (list: MarkedList) => {
  const { records: field, time } = JOB_LISTS[list];
  const open = (owner = uid) => openJobList(firestore, owner, list);
  const put = (number: number | string, owner = uid) =>
    addToList(firestore, { uid: owner, list, jobId: jobId(number) });
  const count = async () => (await open().count().get()).data().count;
  const full = { code: "resource-exhausted", field };

  /** As filled by browsers before there was a limit. */
  async function fill(total: number): Promise<void> {
    const batch = firestore.batch();
    for (let number = 0; number < total; number += 1) {
      const entry = { jobId: jobId(number), [time]: Timestamp.fromMillis(number) };
      batch.set(open().doc(jobId(number)), entry);
    }
    await batch.commit();
  }

  it("accepts its last job, and rejects another until one is removed", async () => {
    await fill(MAX_MARKED_JOBS - 1);
    await put("last");
    await expect(put("more")).rejects.toMatchObject(full);
    await open().doc(jobId(7)).delete();
    await put("more");
    expect(await count()).toBe(MAX_MARKED_JOBS);
  });

  it("accepts only as many as fit of forty concurrent calls, and answers all", async () => {
    await fill(MAX_MARKED_JOBS - 10);
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => put(`new-${at}`)));
    expect(listRefusals(outcomes)).toEqual(Array.from({ length: 30 }, () => expect.objectContaining(full)));
    expect(await count()).toBe(MAX_MARKED_JOBS);
  });

  it("accepts no more if each goes to another instance", { tags: ["slow"] }, async () => {
    await fill(MAX_MARKED_JOBS - 2);
    const instances: (typeof addToList)[] = [];
    for (let at = 0; at < 5; at += 1) instances.push(await openInstance());
    const outcomes = await Promise.allSettled(
      instances.map((add, at) => add(firestore, { uid, list, jobId: jobId(`new-${at}`) })),
    );
    expect(listRefusals(outcomes)).toEqual(Array.from({ length: 3 }, () => expect.objectContaining(full)));
    expect(await count()).toBe(MAX_MARKED_JOBS);
  });

  it("loses nothing if already longer, but accepts no more", async () => {
    await fill(MAX_MARKED_JOBS + 100);
    await expect(put("more")).rejects.toMatchObject(full);
    await put(0);
    const [newest] = (await open().orderBy(time, "desc").limit(1).get()).docs;
    expect(newest?.id).toBe(jobId(0));
    expect(await count()).toBe(MAX_MARKED_JOBS + 100);
  });

  it("stores a job's id and time, independent of other people and lists", async () => {
    await fill(MAX_MARKED_JOBS);
    await put(1, `${uid}-2`);
    const kept = await open(`${uid}-2`).doc(jobId(1)).get();
    expect(kept.data()).toEqual({ jobId: jobId(1), [time]: expect.any(Timestamp) });
    await addToList(firestore, { uid, list: list === "saved" ? "applied" : "saved", jobId: jobId(1) });
  });

  it("rejects jobs for a deleted account", async () => {
    await firestore.doc(tombstonePath(uid)).set({});
    await expect(put(1)).rejects.toMatchObject({ code: "unauthenticated" });
    await put(1, `${uid}-2`);
    expect(await count()).toBe(0);
  });
});
