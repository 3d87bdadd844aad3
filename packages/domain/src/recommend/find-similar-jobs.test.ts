import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { JobId } from "../job/job-id.ts";
import type { Job } from "../job/job.ts";
import { parsePlace } from "../place/parse-place.ts";
import { buildJob } from "../testing/build-job.ts";
import { findSimilarJobs } from "./find-similar-jobs.ts";

const NOW = new Date("2026-02-01T12:00:00Z");
const keeper = buildJob({
  sourceId: "keeper",
  title: "Lighthouse Keeper",
  company_name: "Quay Ltd",
  tags: ["fresnel", "brass"],
  category: "operations",
  closed_at: new Date("2026-01-20T00:00:00Z"),
});
/** Each at a different company, as repeated titles of one company are left out. */
const other = (sourceId: string, stated: Partial<Job> = {}) =>
  buildJob({
    sourceId,
    title: `Clerk ${sourceId}`,
    company_name: `${sourceId} Ltd`,
    tags: [],
    category: "finance",
    ...stated,
  });
const find = (jobs: readonly Job[], limit = 5) =>
  findSimilarJobs(jobs, keeper, NOW, { limit }).map(({ sourceId }) => sourceId);

describe("similar jobs", () => {
  it("share rare words of title and tags, ahead of those that only share the category", () => {
    const jobs = [
      other("same-category", { category: "operations" }),
      other("other-lamp", { tags: ["fresnel", "brass"], category: "product" }),
      other("one-word", { tags: ["brass"], category: "product" }),
      other("far-trade", { tags: ["fresnel", "brass"] }),
      other("far-namesake", { title: "Zoo Keeper" }),
      other("other-keeper", { title: "Lighthouse Keeper, North", tags: ["fresnel"], category: "operations" }),
      other("nothing-shared"),
      ...["a", "b", "c", "d"].map((id) => other(id, { tags: ["ledger"] })),
    ];
    expect(find(jobs)).toEqual(["other-keeper", "other-lamp", "far-namesake", "same-category"]);
    expect(find(jobs.toReversed())).toEqual(find(jobs));
  });

  it("are limited in number, ties by newest first", () => {
    const at = (day: number) => ({
      category: "operations" as const,
      publication_date: new Date(Date.UTC(2026, 0, day)),
    });
    expect(find([other("old", at(3)), other("new", at(9)), other("mid", at(5))], 2)).toEqual(["new", "mid"]);
  });

  it("prefer jobs open to the same people and of the same type", () => {
    const away = { place: parsePlace("Japan"), category: "operations" as const };
    const near = { place: parsePlace("Germany"), category: "operations" as const };
    const german = { ...keeper, place: parsePlace("EU") };
    const jobs = [
      other("away", away),
      other("near", { ...near, job_type: "internship" }),
      other("nearest", near),
      other("unstated", { ...near, place: parsePlace("") }),
    ];
    const found = findSimilarJobs(jobs, german, NOW).map(({ sourceId }) => sourceId);
    expect(found).toEqual(["nearest", "near", "away", "unstated"]);
  });

  it("are open and listed, and neither the job itself nor a duplicate", () => {
    const same = { category: "operations" as const };
    const elsewhere = other("elsewhere", { ...same, source: "lever" });
    const jobs = [
      { ...keeper, closed_at: undefined },
      elsewhere,
      other("closed", { ...same, closed_at: new Date("2026-01-20T00:00:00Z") }),
      other("expired", { ...same, expires_at: NOW }),
      other("shown-as-another", { ...same, duplicate_of: z.parse(JobId, "lever-9") }),
      other("open", same),
    ];
    const { firestoreId, source, url } = elsewhere;
    const found = findSimilarJobs(jobs, { ...keeper, also_on: [{ firestoreId, source, url }] }, NOW);
    expect(found.map(({ sourceId }) => sourceId)).toEqual(["open"]);
  });

  it("include a repost of the same position once", () => {
    const anew = (sourceId: string, source: string) =>
      buildJob({ ...keeper, closed_at: undefined, source, sourceId });
    expect(find([anew("second", "lever"), anew("third", "ashby")])).toEqual(["third"]);
  });

  it("continue after any number of reposts of the most similar job", () => {
    const anew = Array.from({ length: 40 }, (_, at) =>
      buildJob({ ...keeper, closed_at: undefined, sourceId: `again-${String(at).padStart(2, "0")}` }),
    );
    expect(find([...anew, other("next", { category: "operations" })], 2)).toEqual(["again-00", "next"]);
  });

  it.each([
    ["Chaplain (Part-Time) - Jasper, AL", "Tutor | Part-time, Flexible Hours"],
    ["Chaplain (Part-Time) - Jasper, AL", "Territory Manager (TN, AL, KY)"],
    ["Chaplain - Boston, MA", "MA Team Guide"],
    ["Gig Work - Taskers Wanted!", "Work From Home, Tutors Wanted"],
    ["Medical Assistant", "Sales Assistant"],
    ["Engineering Manager", "Manager, Sales Engineering"],
    ["Civil Engineer / Client Manager", "Attorney, Civil Cases"],
  ])("share words of their trade: %s is not similar to %s", (title, unlike) => {
    const job = buildJob({ title, tags: ["part-time", "civil"], category: "other" });
    const jobs = [other("a", { title: unlike, tags: ["part-time"] })];
    expect(findSimilarJobs(jobs, job, NOW)).toEqual([]);
  });

  it.each([
    ["CT Technologist - Hartford, CT", "Traveling CT Person"],
    ["MA Team Lead (Remote, MA)", "Medical Assistant (MA)"],
  ])("share abbreviations of their trade that are also states: %s and %s", (title, alike) => {
    const job = buildJob({ title, tags: ["imaging"], category: "other" });
    const jobs = [other("a", { title: alike, tags: ["imaging"] })];
    expect(findSimilarJobs(jobs, job, NOW).map(({ sourceId }) => sourceId)).toEqual(["a"]);
  });

  it("prefer the same level, and are never two levels apart", () => {
    const of = (seniority: Job["seniority"]) => ({ seniority, category: "operations" as const });
    const jobs = [
      other("senior", of("senior")),
      other("unstated", of(undefined)),
      other("junior", of("junior")),
      other("intern", of("intern")),
    ];
    const intern = { ...keeper, seniority: "intern" as const };
    const found = findSimilarJobs(jobs, intern, NOW).map(({ sourceId }) => sourceId);
    expect(found[0]).toBe("intern");
    expect(found.toSorted()).toEqual(["intern", "junior", "unstated"]);
  });

  it("may have the same title whatever levels their feeds guess, unless the titles name the levels", () => {
    const guessed = (title: string, seniority: Job["seniority"]) =>
      other(title.replaceAll(" ", "-"), { title, seniority, category: "other" });
    const asl = guessed("ASL Interpreter", "junior");
    const jobs = [guessed("Akateko Interpreter", "senior"), guessed("Senior Interpreter", "senior")];
    expect(findSimilarJobs(jobs, asl, NOW).map(({ title }) => title)).toEqual(["Akateko Interpreter"]);
  });

  it("are none if nothing is similar, even for a job without category and words", () => {
    expect(find([other("a"), other("b")])).toEqual([]);
    const bare = buildJob({ title: "—", tags: [], category: "other" });
    expect(findSimilarJobs([other("a", { category: "other" })], bare, NOW)).toEqual([]);
  });
});
