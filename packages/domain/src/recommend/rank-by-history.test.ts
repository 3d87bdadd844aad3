import { describe, expect, it } from "vitest";

import type { Job } from "../job/job.ts";
import { job, person, rank, ids } from "./fixtures/rank-for-person.ts";

describe("saved and applied jobs", () => {
  const saved = job("saved", { title: "Figma Illustrator", tags: ["branding"] });
  it("count each tag less if there are more than a dozen", () => {
    const many = Array.from({ length: 30 }, (_, at) => `tag-${at}`);
    const jobs = [job("a"), job("alike", { tags: ["branding"] })];
    const scoreBy = (tags: string[]) =>
      rank(jobs, person({ saved: [job("saved", { title: "Illustrator", tags })] }))[0]?.score ?? 0;
    const [few, lots] = [scoreBy(["branding"]), scoreBy(["branding", ...many])];
    expect(lots).toBeGreaterThan(0);
    expect(lots).toBeLessThan(few);
  });

  it("boost jobs with the same tags and title words, and are not recommended again", () => {
    const jobs = [job("a"), saved, job("alike", { title: "Illustrator", tags: ["branding"] })];
    const ranked = rank(jobs, person({ saved: [saved] }));
    expect(ids(ranked)).toEqual(["alike"]);
    expect(ranked[0]?.reasons).toEqual([{ kind: "similar", words: ["branding", "Illustrator"] }]);
  });

  it("give no reason by title words that most postings have, but by any tag", () => {
    const engineers = Array.from({ length: 13 }, (_, at) => job(`e${at}`, { title: "Engineer" }));
    const branded = Array.from({ length: 13 }, (_, at) => job(`b${at}`, { tags: ["branding"] }));
    const alike = job("alike", { title: "Engineer", tags: ["branding"] });
    const jobs = [alike, ...engineers, ...branded, job("a")];
    const ranked = rank(jobs, person({ saved: [job("mark", { title: "Engineer", tags: ["branding"] })] }));
    expect(ranked[0]?.reasons).toEqual([{ kind: "similar", words: ["branding"] }]);
  });

  it("count more, the more of them share a word", () => {
    const applied = [
      job("1", { tags: ["wine", "law"] }),
      job("2", { tags: ["wine"] }),
      job("3", { tags: ["wine"] }),
    ];
    const jobs = [job("a-law", { tags: ["law"] }), job("b-wine", { tags: ["wine"] })];
    expect(ids(rank(jobs, person({ applied })))).toEqual(["b-wine", "a-law"]);
  });

  it("count by the share of them that has a word, not by their number", () => {
    const wine = (id: string) => job(id, { tags: ["wine"] });
    const scoreFor = (saved: readonly Job[]) => rank([wine("open"), job("a")], person({ saved }))[0]?.score;
    expect(scoreFor([wine("1"), wine("2"), wine("3")])).toBeCloseTo(scoreFor([wine("1")]) ?? NaN, 9);
    expect(scoreFor([wine("1"), job("2")])).toBeLessThan(scoreFor([wine("1")]) ?? NaN);
  });

  it("are also left out by id, if their postings are not available", () => {
    expect(ids(rank([job("1"), job("2")], person({ markedIds: ["remotive-1"] })))).toEqual(["2"]);
  });

  it("are left out in any duplicate posting", () => {
    const repost = job("repost", { title: "Figma Illustrator (EU)", company_name: saved.company_name });
    const other = job("a", { tags: ["figma"] });
    expect(ids(rank([repost, other], person({ applied: [saved] })))).toEqual(["a"]);
  });
});

describe("duplicate jobs", () => {
  const first = { title: "Senior Backend Engineer", company_name: "Tern & Co", excerpt: "Build bookings." };
  it.each([
    ["a place in brackets", { title: "Senior Backend Engineer (Berlin)" }],
    ["one word of four", { title: "Senior Backend Engineer II" }],
    ["how they are written", { title: "senior backend engineer - REMOTE", company_name: "TERN & CO" }],
    ["the company alone, with the same excerpt", { company_name: "A recruiter" }],
  ])("come once, even if they differ in %s", (_, other) => {
    expect(ids(rank([job("1", first), job("2", { ...first, ...other })], person({})))).toEqual(["1"]);
  });

  it.each([
    ["the level", { title: "Backend Engineer" }],
    ["the company and the excerpt", { company_name: "Basalt", excerpt: "Build quarries." }],
  ])("are distinct if they differ in %s", (_, other) => {
    expect(ids(rank([job("1", first), job("2", { ...first, ...other })], person({})))).toEqual(["1", "2"]);
  });
});
