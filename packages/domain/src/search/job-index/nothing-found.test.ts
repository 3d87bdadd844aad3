import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { holdsTerm } from "../../filter/match-search.ts";
import { isIndexed } from "../../job/is-open.ts";
import { readJobText } from "../../job/job-text.ts";
import type { Job } from "../../job/job.ts";
import { arbitraryBoard } from "../../testing/arbitrary-board.ts";
import { manyFilters } from "../../testing/arbitrary-filters.ts";
import { askIndex, askPlainly, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { parseSearch } from "../../text/parse-search.ts";
import { MAX_SEARCH_LENGTH } from "../../text/search-length.ts";
import { buildJobSegment } from "./build-segment.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";

const titled = (...titles: string[]): Job[] =>
  titles.map((title, at) => buildJob({ sourceId: String(at), title, tags: [], company_name: "Mill" }));
const ask = (jobs: readonly Job[], stated: Parameters<typeof filtersOf>[0]) =>
  askIndex(buildJobIndex(jobs), filtersOf(stated));
const suggest = (jobs: readonly Job[], search: string) => ask(jobs, { search }).suggestion;

describe("where nothing is found", () => {
  it("names each filter that alone blocks results, the one that would find most first", () => {
    const jobs = [
      ...titled("React Engineer", "React Engineer"),
      buildJob({ sourceId: "contract", job_type: "contract", title: "Nurse" }),
    ];
    expect(ask(jobs, { search: "react", job_type: ["contract"] }).rescue).toEqual([
      { filter: "job_type", totalJobs: 2 },
      { filter: "search", totalJobs: 1 },
    ]);
  });

  it("names no filter if more than one blocks results", () => {
    const stated = { search: "react", job_type: ["contract" as const], tags: ["unheard-of"] };
    expect(ask(titled("React"), stated).rescue).toEqual([]);
  });

  it("drops the pay filter as a whole: amount, currency and option", () => {
    const stated = { salary: { min: 50_000, currency: "EUR", includeUnstated: false } };
    expect(ask(titled("Nurse"), stated).rescue).toEqual([{ filter: "salary", totalJobs: 1 }]);
  });

  it("drops excluded values together with chosen ones, companies included", () => {
    const jobs = titled("Nurse");
    const stated = { job_type: ["full_time" as const], exclude: { job_type: ["full_time" as const] } };
    expect(ask(jobs, stated).rescue).toEqual([{ filter: "job_type", totalJobs: 1 }]);
    expect(ask(jobs, { exclude: { companies: ["mill"] } }).rescue).toEqual([
      { filter: "companies", totalJobs: 1 },
    ]);
    expect(ask(jobs, { companies: ["globex"] }).rescue).toEqual([{ filter: "companies", totalJobs: 1 }]);
  });

  it("gives no advice if something was found", () => {
    const found = ask(titled("React"), { search: "react" });
    expect(found).not.toHaveProperty("rescue");
    expect(found).not.toHaveProperty("suggestion");
  });
});

describe("a suggestion", () => {
  const jobs = titled("Kubernetes Operator");

  it.each([
    ["a letter left out", "kubernets"],
    ["the first letter left out", "ubernetes"],
    ["the last letter left out", "kubernete "],
    ["a letter put in", "kuberrnetes"],
    ["a letter put in before", "kkubernetes"],
    ["a letter put in behind", "kubernetesx"],
    ["a letter taken for another", "kubernetis"],
    ["the first letter taken for another", "cubernetes"],
    ["the last letter taken for another", "kubernetez"],
    ["two letters swapped", "kubenretes"],
    ["the first two letters swapped", "ukbernetes"],
    ["the last two letters swapped", "kubernetse"],
    ["an accent and capitals besides", "KÜBERNETS"],
  ])("corrects %s", (_, search) => {
    expect(suggest(jobs, search)?.search.trim()).toBe("kubernetes");
  });

  it.each([
    ["two slips", "kubrnets"],
    ["a word of four letters", "mlil"],
    ["words that are all known, though no job has both", "kubernetes nurse"],
    ["a beginning that is known", "kuber*"],
    ["a word unlike any", "unheardof"],
    ["one word to right, and another unlike any", "kubernets unheardof"],
    ["refusals alone", "-kubernets -operator -nurse -mill"],
    ["nothing to search for", '"" -'],
  ])("is not offered for %s", (_, search) => {
    expect(suggest([...jobs, ...titled("Nurse").map((job) => ({ ...job, sourceId: "9" }))], search)).toBe(
      undefined,
    );
  });

  it("leaves other words, quotes, exclusions and spaces as typed", () => {
    const typed = '  Operator "kubernets  OPERATOR" -"night shift" kubernets  ';
    expect(suggest(jobs, typed)).toEqual({
      search: '  Operator "kubernetes  OPERATOR" -"night shift" kubernetes  ',
      totalJobs: 1,
    });
  });

  it("corrects a word within a compound", () => {
    expect(suggest(titled("Full-Stack Engineer"), "full-stakc")?.search).toBe("full-stack");
  });

  it("corrects several words at once", () => {
    expect(suggest(jobs, "kubernets operater")?.search).toBe("kubernetes operator");
  });

  it("prefers the word that most jobs have, ties by name", () => {
    expect(suggest(titled("Tester", "Taster", "Tester"), "txster")?.search).toBe("tester");
    expect(suggest(titled("Tester", "Taster"), "txster")?.search).toBe("taster");
  });

  it("is never another number", () => {
    expect(suggest(titled("Archive of 10000 Maps"), "100000")).toBe(undefined);
  });

  it("offers no word that only removed jobs have", () => {
    expect(suggest([buildJob({ title: "Zookeeper", closed_at: new Date(0) })], "zookeepr")).toBe(undefined);
    const replaced = openJobIndex([
      buildJobSegment([buildJob({ title: "Zookeeper" })]),
      buildJobSegment([buildJob({ title: "Gardener" })]),
    ]);
    expect(askIndex(replaced, filtersOf({ search: "zookeepr" })).suggestion).toBe(undefined);
    expect(askIndex(replaced, filtersOf({ search: "gardenr" })).suggestion?.search).toBe("gardener");
  });

  it("corrects at most three words, however often each occurs", () => {
    const skilled = titled("Kubernetes Terraform Postgres Grafana Engineer");
    expect(suggest(skilled, "kubernets terrafrm postgrs kubernets")?.search).toBe(
      "kubernetes terraform postgres kubernetes",
    );
    expect(suggest(skilled, "kubernets terrafrm postgrs grafna")).toBe(undefined);
  });

  it("handles letters of several bytes", () => {
    expect(suggest(titled("Программист"), "програмист ")?.search).toBe("программист ");
    expect(suggest(titled("Программист"), "прогарммист ")?.search).toBe("программист ");
    expect(suggest(titled("Программист"), "прграмист ")).toBe(undefined);
  });

  it("is only offered if it finds something under the other filters", () => {
    expect(ask(jobs, { search: "kubernets", job_type: ["contract"] }).suggestion).toBe(undefined);
    expect(ask(jobs, { search: "kubernets", job_type: ["full_time"] }).suggestion?.totalJobs).toBe(1);
  });

  it("is not longer than a search may be", () => {
    const most = `kubernets ${"operator ".repeat(22)}`.slice(0, MAX_SEARCH_LENGTH);
    expect(suggest(jobs, most)).toBe(undefined);
    expect(suggest(jobs, most.slice(0, -1))?.search).toHaveLength(MAX_SEARCH_LENGTH);
  });

  it("replaces only words that no job has and finds as many jobs as it says, for any jobs and typos", () => {
    const slip = fc.record({ at: fc.nat({ max: 8 }), letter: fc.constantFrom("", "x", "e") });
    let suggested = 0;
    fc.assert(
      fc.property(arbitraryBoard, manyFilters, slip, ({ jobs: board, segments }, asked, { at, letter }) => {
        const index = openJobIndex(segments);
        for (const each of asked) {
          const search = each.search.slice(0, at) + letter + each.search.slice(at + 1);
          const { suggestion, totalJobs } = askIndex(index, { ...each, search });
          if (!suggestion) continue;
          suggested += 1;
          const then = askPlainly(board, { ...each, search: suggestion.search });
          expect({ totalJobs, found: then.totalJobs }).toEqual({ totalJobs: 0, found: suggestion.totalJobs });
          expect(listUnknown(board, search)).not.toEqual([]);
        }
      }),
    );
    expect(suggested).toBeGreaterThan(0);
  });
});

/** The searched words that no job has or, for the last one, has as a prefix. */
function listUnknown(jobs: readonly Job[], search: string): string[] {
  const texts = jobs.filter(isIndexed).flatMap((job) => [...readJobText(job)]);
  return parseSearch(search).all.flatMap(({ phrase, prefix }) =>
    phrase.split(" ").filter((word, at, { length }) => {
      const term = { phrase: word, prefix: prefix && at === length - 1 };
      return !texts.some((text) => holdsTerm(text, term));
    }),
  );
}
