import { duplicateKey, fingerprintText, SafeHtml } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { fileNewJobs, type SharingPosting } from "./file-new-jobs.ts";
import type { NewJob } from "./new-jobs.ts";

const WORDS = Array.from({ length: 120 }, (_, at) => `word${at}`).join(" ");
const description = z.parse(SafeHtml, `<p>Keep the tide tables of every harbour exact: ${WORDS}.</p>`);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

/** A posting of a position at a source, offered between two days of November. */
function post(source: string, from: number, to?: number): SharingPosting {
  const job = buildJob({
    source,
    title: "Tide Keeper",
    description,
    first_seen_at: day(from),
    ...(to !== undefined && { closed_at: day(to) }),
  });
  return {
    ...job,
    duplicateKey: duplicateKey(job),
    text_print: fingerprintText(job),
    committedAt: day(from).getTime() * 1000 + 5,
  };
}

const NOTICED = day(10).getTime() * 1000;
const entry: NewJob = { noticedAt: NOTICED, committedAt: 1 };
const file = (fresh: SharingPosting, others: SharingPosting[], known: Record<string, NewJob> = {}) =>
  fileNewJobs([fresh.firestoreId], [fresh, ...others], {
    known: new Map(Object.entries(known)),
    oldest: day(5),
  })[0];

describe("a listed job that alerts do not know", () => {
  const jobicy = post("jobicy", 12);

  it("is noticed now if it has no duplicates", () => {
    expect(file(jobicy, [])).toEqual({ jobId: "jobicy-1", committedAt: jobicy.committedAt });
  });

  it("inherits the time of a duplicate that it replaced", () => {
    const remotive = post("remotive", 10);
    expect(file(jobicy, [remotive], { "remotive-1": entry })).toEqual({
      jobId: "jobicy-1",
      committedAt: remotive.committedAt,
      noticedAt: NOTICED,
    });
    expect(file(jobicy, [post("remotive", 10, 13)], { "remotive-1": entry })?.noticedAt).toBe(NOTICED);
  });

  it("also through a third posting that overlapped with both", () => {
    const others = [post("remotive", 10, 11), post("himalayas", 10)];
    expect(file(jobicy, others, { "remotive-1": entry })?.noticedAt).toBe(NOTICED);
  });

  it("is noticed now if its duplicates were closed before", () => {
    expect(file(jobicy, [post("remotive", 10, 12)], { "remotive-1": entry })?.noticedAt).toBeUndefined();
  });

  it("is not new if its position has been on the board for too long", () => {
    expect(file(jobicy, [post("remotive", 5)])?.noticedAt).toBe(0);
    expect(file(jobicy, [post("remotive", 6)])?.noticedAt).toBeUndefined();
  });

  it("is not filed if it is gone again", () => {
    expect(fileNewJobs(["jobicy-1"], [], { known: new Map(), oldest: day(5) })).toEqual([]);
  });
});
