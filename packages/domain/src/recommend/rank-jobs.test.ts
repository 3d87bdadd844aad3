import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { SafeHtml } from "../html/safe-html.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import { NOW } from "../testing/arbitrary-job.ts";
import { job, person, rank, ids } from "./fixtures/rank-for-person.ts";
import { rankJobs } from "./rank-jobs.ts";
const described = (text: string) => z.parse(SafeHtml, `<p>${text}</p>`);

describe("skills", () => {
  it.each([
    ["C++", "c++", "C++ Developer"],
    ["C#", "c#", "C# Developer"],
    [".NET", ".net", ".NET Developer"],
    ["Node.js", "node.js", "NodeJS Developer"],
    ["React Native", "react-native", "React Native Developer"],
    ["Développement", "developpement", "Chargée de développement"],
    ["Full Stack", "full-stack", "Fullstack Developer"],
  ])("finds %s in a tag %s and in the title %s", (skill, tag, title) => {
    const jobs = [job("a"), job("tagged", { tags: [tag] }), job("titled", { title })];
    const ranked = rank(jobs, person({ skills: [skill] }));
    expect(ids(ranked)).toEqual(["tagged", "titled"]);
    expect(ranked[0]?.reasons).toEqual([{ kind: "skills", words: [skill] }]);
  });

  it.each([
    ["Java", "javascript"],
    ["C", "c++"],
    ["Go", "django"],
  ])("does not find %s in %s", (skill, tag) => {
    expect(rank([job("a", { tags: [tag] })], person({ skills: [skill] }))).toEqual([]);
  });

  it.each(["Engineer in Go.", "Senior Go. Remote", "Go+React dev"])("finds Go in %s", (title) => {
    expect(ids(rank([job("a", { title })], person({ skills: ["Go"] })))).toEqual(["a"]);
  });

  it("does not find R in R&D", () => {
    expect(rank([job("a", { title: "R&D Chemist" })], person({ skills: ["R"] }))).toEqual([]);
  });

  it("count less among more than a dozen tags, but never nothing", () => {
    const tagged = (count: number) =>
      job(`of-${count}`, { tags: ["rust", ...Array.from({ length: count - 1 }, (_, at) => `tag-${at}`)] });
    const jobs = [40, 13, 12].map(tagged);
    const ranked = rank(jobs, person({ skills: ["Rust"] }));
    expect(ids(ranked)).toEqual(["of-12", "of-13", "of-40"]);
    const [first = 0, second = 0, third = 0] = ranked.map(({ score }) => score);
    expect(first - second).toBeLessThan((first - third) / 2);
    const titled = { ...tagged(40), title: "Rust Engineer" };
    expect(rank([titled], person({ skills: ["Rust"] }))[0]?.score).toBe(
      rank([{ ...tagged(12), title: "Rust Engineer" }], person({ skills: ["Rust"] }))[0]?.score,
    );
  });

  it("count more in the title or a tag than in the description", () => {
    const jobs = [
      job("a"),
      job("described", { description: described("We use <b>Rust</b> daily.") }),
      job("tagged", { tags: ["rust"] }),
    ];
    expect(ids(rank(jobs, person({ skills: ["Rust"] })))).toEqual(["tagged", "described"]);
  });

  it("count once if the description repeats a tag", () => {
    const jobs = [
      job("tagged", { tags: ["rust"] }),
      job("both", { tags: ["rust"], description: described("Rust, and Rust again.") }),
    ];
    const [first, second] = rank(jobs, person({ skills: ["Rust"] }));
    expect(first?.score).toBe(second?.score);
    expect(first?.reasons).toEqual([{ kind: "skills", words: ["Rust"] }]);
  });

  it("are the only interests searched in descriptions, unlike job title and saved jobs", () => {
    const jobs = [job("a", { description: described("We want a chemist who knows Erlang.") })];
    const saved = [job("saved", { tags: ["erlang"] })];
    expect(rank(jobs, person({ jobTitle: "Chemist", saved }))).toEqual([]);
  });

  it("are not searched in descriptions if these are not available", () => {
    const jobs = [job("a", { description: described("We use Rust daily.") })];
    expect(rankJobs(jobs, person({ skills: ["Rust"] }), NOW)).toEqual([]);
  });

  it("of two letters are not searched in running text, where they are other words", () => {
    expect(rank([job("a", { description: described("We go far.") })], person({ skills: ["Go"] }))).toEqual(
      [],
    );
  });

  it("count more if few jobs ask for them", () => {
    const common = ["1", "2", "3", "4"].map((id) => job(id, { tags: ["react"] }));
    const ranked = rank(
      [...common, job("rare", { tags: ["erlang"] })],
      person({ skills: ["React", "Erlang"] }),
    );
    expect(ids(ranked)[0]).toBe("rare");
  });

  it("are named rarest first, as written in the profile, and once each", () => {
    const jobs = [job("both", { tags: ["react", "erlang"] }), job("one", { tags: ["react"] })];
    const [first] = rank(jobs, person({ skills: ["ReAct", "react ", "Erlang/OTP", "Erlang", "★"] }));
    expect(first?.reasons).toEqual([{ kind: "skills", words: ["Erlang", "ReAct"] }]);
  });
});

describe("the job title", () => {
  it("is searched only in titles, without meaningless words", () => {
    const jobs = [
      job("tagged", { tags: ["chemist"] }),
      job("titled", { title: "Lab Chemist (m/f/d), remote" }),
    ];
    const ranked = rank(jobs, person({ jobTitle: "Remote Chemist (m/f/d)" }));
    expect(ids(ranked)).toEqual(["titled"]);
    expect(ranked.map(({ reasons }) => reasons)).toEqual([[{ kind: "title", words: ["Chemist"] }]]);
  });

  it("counts by how much of it matches, rare words most", () => {
    const jobs = [
      job("engineer", { title: "Sales Engineer" }),
      job("engineer-2", { title: "Data Engineer" }),
      job("embedded", { title: "Embedded Developer" }),
      job("both", { title: "Embedded Engineer" }),
      job("engineer-3", { title: "Site Engineer" }),
    ];
    expect(ids(rank(jobs, person({ jobTitle: "Embedded Engineer" }))).slice(0, 2)).toEqual([
      "both",
      "embedded",
    ]);
  });
});

describe("an unsuitable job", () => {
  it("is not recommended to fill the list if it matches nothing of the person", () => {
    const jobs = [job("new", { publication_date: NOW }), job("rust", { tags: ["rust"] })];
    expect(ids(rank(jobs, person({ skills: ["Rust"] }), 3))).toEqual(["rust"]);
  });

  it("has another level than the person's title, or more than one above it", () => {
    const jobs = (["junior", "senior", "lead", "executive"] as const).map((seniority) =>
      job(seniority, { title: `Editor ${seniority}`, seniority }),
    );
    expect(ids(rank(jobs, person({ jobTitle: "Senior Editor" }))).toSorted()).toEqual(["lead", "senior"]);
  });

  it("is of another trade and shares only a tool", () => {
    const recruiter = person({ jobTitle: "Technical Recruiter", skills: ["Asana"] });
    const jobs = [
      job("engineer", { category: "software-development", tags: ["asana"] }),
      job("sourcer", { category: "human-resources", tags: ["asana"] }),
      job("titled", { category: "software-development", title: "Recruiter of Engineers" }),
    ];
    expect(ids(rank(jobs, recruiter)).toSorted()).toEqual(["sourcer", "titled"]);
  });

  it("is of another trade and its title shares only part of theirs", () => {
    const jobs = [
      job("engineer", { category: "software-development", title: "Software Engineer, Product" }),
      job("campaigns", { category: "marketing", title: "Designer of Campaigns" }),
      job("designer", { category: "marketing", title: "Product Designer, Campaigns" }),
    ];
    expect(ids(rank(jobs, person({ jobTitle: "Product Designer" })))).toEqual(["designer"]);
  });
});

describe("preferences", () => {
  it("are never broken to fill the list", () => {
    const jobs = [job("1", { job_type: "contract" }), job("2"), job("3")];
    expect(ids(rank(jobs, person({ preferences: { jobTypes: ["contract"] } }), 3))).toEqual(["1"]);
  });

  it("keep jobs that state nothing, behind those that meet them", () => {
    const jobs = [job("1", { job_type: "unspecified" }), job("2", { job_type: "contract" })];
    const ranked = rank(jobs, person({ preferences: { jobTypes: ["contract"] } }));
    expect(ids(ranked)).toEqual(["2", "1"]);
    expect(ranked[0]?.reasons).toEqual([{ kind: "job_type" }]);
  });
});

describe("without any information about the person", () => {
  it("returns the newest, and calls those of the last three days fresh", () => {
    const ago = (hours: number) => ({ publication_date: new Date(NOW.getTime() - hours * 3_600_000) });
    const jobs = [job("old", ago(72)), job("newest", ago(1)), job("new", ago(71))];
    expect(rank(jobs, person({})).map((entry) => [entry.job.sourceId, entry.reasons])).toEqual([
      ["newest", [{ kind: "fresh" }]],
      ["new", [{ kind: "fresh" }]],
      ["old", []],
    ]);
  });

  it("breaks ties by ascending id, whatever the input order", () => {
    const jobs = ["c", "a", "d", "b"].map((id) => job(id));
    expect(ids(rank(jobs, person({})))).toEqual(["a", "b", "c", "d"]);
    expect(ids(rank(jobs.toReversed(), person({})))).toEqual(["a", "b", "c", "d"]);
  });

  it("returns three by default", () => {
    const jobs = ["1", "2", "3", "4"].map((id) => job(id));
    expect(rankJobs(jobs, person({}), NOW)).toHaveLength(3);
  });
});

it("names a word only under its strongest reason", () => {
  const saved = job("saved", { tags: ["react", "figma"] });
  const [first] = rank(
    [job("a", { tags: ["react", "figma"] })],
    person({ skills: ["React"], saved: [saved] }),
  );
  expect(first?.reasons).toEqual([
    { kind: "skills", words: ["React"] },
    { kind: "similar", words: ["figma"] },
  ]);
});

it("fills the limit even if one company posts the same job hundreds of times", () => {
  const same = Array.from({ length: 300 }, (_, at) =>
    job(`0${at}`, { title: "Clerk", company_name: "Mill", tags: ["rust"] }),
  );
  const others = ["1", "2"].map((id) => job(id, { tags: ["rust"] }));
  expect(ids(rank([...same, ...others], person({ skills: ["Rust"] }), 3))).toEqual(["00", "1", "2"]);
});

it("converts pay in other currencies at the given rates", () => {
  const pay = parseSalary("€60,000 - €90,000 a year") ?? undefined;
  const jobs = [job("euros", pay ? { pay } : {})];
  const who = person({ preferences: { salaryMin: 80_000, salaryMax: 120_000, salaryCurrency: "USD" } });
  const rankAt = (dollarsPerEuro: number) =>
    rankJobs(jobs, who, NOW, { rates: { date: "2026-01-23", perEuro: { EUR: 1, USD: dollarsPerEuro } } });
  expect(rankAt(1.2)[0]?.reasons).toContainEqual({ kind: "pay" });
  expect(rankAt(0.5)).toEqual([]);
  expect(rankJobs(jobs, who, NOW)[0]?.reasons).not.toContainEqual({ kind: "pay" });
});

it("says that pay may be in range if its period or currency was assumed", () => {
  const wishes = { salaryMin: 50_000, salaryCurrency: "USD" };
  const reasonOf = (salary: string) => {
    const pay = parseSalary(salary) ?? undefined;
    const [first] = rank([job("paid", pay ? { pay } : {})], person({ preferences: wishes }));
    return first?.reasons.find(({ kind }) => kind === "pay");
  };
  expect(reasonOf("$60,000 - $90,000 a year")).toEqual({ kind: "pay" });
  expect(reasonOf("$60,000 - $90,000")).toEqual({ kind: "pay", assumed: true });
});
