import { type Job, JobId, MAX_MARKED_JOBS } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { Timestamp } from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { toJobDocument } from "../job-store/job-document.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { openJobList } from "./job-lists.ts";
import { readJobList } from "./read-job-list.ts";

const { firestore } = openTestDatabase("job-list");

const TOTAL = MAX_MARKED_JOBS + 5;
const idOf = (number: number) => JobId.parse(`remotive-${number}`);
/** The newest, and some before it. */
const NEWEST = TOTAL - 1;
// The job before it is not stored.
const UNREADABLE = TOTAL - 3;
const CLOSED = TOTAL - 4;
const LONG = TOTAL - 5;

const read = (page: number, pageSize = 20) =>
  readJobList(firestore, "ada", { list: "saved", page, pageSize });
const entry = (number: number, time: string) => ({
  jobId: idOf(number),
  [time]: Timestamp.fromMillis(number),
});

beforeAll(async () => {
  vi.spyOn(logger, "write").mockReturnValue();
  const writer = firestore.bulkWriter();
  const saved = openJobList(firestore, "ada", "saved");
  for (let number = 0; number < TOTAL; number += 1)
    void writer.set(saved.doc(idOf(number)), entry(number, "savedAt"));
  void writer.set(openJobList(firestore, "ada", "applied").doc(idOf(NEWEST)), entry(NEWEST, "appliedAt"));
  const store = (job: Job) => writer.set(firestore.doc(`jobs/${job.firestoreId}`), toJobDocument(job));
  const jobOf = (number: number, stated: Partial<Job> = {}) => buildJob({ sourceId: `${number}`, ...stated });
  void store(jobOf(NEWEST, { title: "Cook" }));
  void writer.set(firestore.doc(`jobs/${idOf(UNREADABLE)}`), {
    ...toJobDocument(jobOf(UNREADABLE)),
    title: 7,
  });
  void store(jobOf(CLOSED, { closed_at: new Date("2026-01-20T12:00:00Z") }));
  const long = toJobDocument(jobOf(LONG));
  void writer.set(firestore.doc(`jobs/${idOf(LONG)}`), { ...long, description: "x".repeat(900_000) });
  await writer.close();
});

describe("a page of a list", () => {
  it("has entries newest first, with job cards and their lists", async () => {
    const { entries, totalJobs, totalPages } = await read(1);
    expect([entries.length, totalJobs, totalPages]).toEqual([20, TOTAL, 101]);
    expect(entries.map(({ jobId }) => jobId)).toEqual(
      Array.from({ length: 20 }, (_, at) => idOf(TOTAL - 1 - at)),
    );
    expect(entries[0]).toMatchObject({
      markedAt: new Date(NEWEST),
      isSaved: true,
      isApplied: true,
      isGone: false,
      job: { title: "Cook" },
    });
    expect(entries[1]).toMatchObject({ isSaved: true, isApplied: false });
  });

  it("keeps closed jobs, and is not broken by missing, unreadable or very long ones", async () => {
    const { entries } = await read(1, 5);
    const told = entries.map(({ isGone, job }) => [isGone, job?.closed_at?.toISOString() ?? job?.title]);
    expect(told).toEqual([
      [false, "Cook"],
      [true, undefined],
      [false, undefined],
      [false, "2026-01-20T12:00:00.000Z"],
      [false, expect.any(String)],
    ]);
    expect(entries[4]?.job).not.toHaveProperty("description");
  });

  it("works beyond the current limit of lists, but not past the end", async () => {
    expect((await read(101)).entries.map(({ jobId }) => jobId)).toEqual([4, 3, 2, 1, 0].map(idOf));
    expect(await read(102)).toEqual({ entries: [], totalJobs: TOTAL, totalPages: 101 });
  });

  it("is a single empty one for an empty list", async () => {
    const nothing = await readJobList(firestore, "bob", { list: "saved", page: 1, pageSize: 20 });
    expect(nothing).toEqual({ entries: [], totalJobs: 0, totalPages: 1 });
  });

  it.each([50, 51, 52])("is correct from either end of the list: page %i", async (page) => {
    const first = TOTAL - 1 - (page - 1) * 20;
    const { entries } = await read(page);
    expect(entries.map(({ jobId }) => jobId)).toEqual(
      Array.from({ length: 20 }, (_, at) => idOf(first - at)),
    );
  });
});
