import { buildJobIndex, FEED_SOURCES, type Job } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

import { answerCompanyAddresses } from "./list-company-addresses.ts";
import { answerJobAddresses } from "./list-job-addresses.ts";

const NOON = new Date("2026-03-01T12:00:00Z");
const list = (jobs: readonly Job[], page = 1, pageSize = 5000) => {
  const { jobs: shown, totalPages } = answerJobAddresses(buildJobIndex(jobs), page, NOON, pageSize);
  return { ids: shown.map(({ firestoreId }) => firestoreId), totalPages };
};
const postedOn = (day: number, stated: Partial<Job> = {}) =>
  buildJob({
    source: "lever",
    sourceId: String(day),
    publication_date: new Date(Date.UTC(2026, 1, day)),
    ...stated,
  });

describe("the jobs of a sitemap", () => {
  it("are only from sources that allow Google Jobs", () => {
    const jobs = FEED_SOURCES.map(({ id }) => buildJob({ source: id }));
    const allowed = FEED_SOURCES.filter(({ googleJobs }) => googleJobs).map(({ id }) => `${id}-1`);
    expect(list(jobs).ids.toSorted()).toEqual(allowed.toSorted());
    for (const source of ["remotive", "himalayas", "jobicy", "unheard-of"])
      expect(list([buildJob({ source })])).toEqual({ ids: [], totalPages: 1 });
  });

  it("are currently open, newest first", () => {
    const jobs = [postedOn(1), postedOn(3), postedOn(2), postedOn(4, { expires_at: NOON })];
    expect(list(jobs).ids).toEqual(["lever-3", "lever-2", "lever-1"]);
  });

  it("come in pages, at least one, the last one partial and empty ones after it", () => {
    const jobs = [1, 2, 3].map((day) => postedOn(day));
    expect([1, 2, 3].map((page) => list(jobs, page, 2))).toEqual([
      { ids: ["lever-3", "lever-2"], totalPages: 2 },
      { ids: ["lever-1"], totalPages: 2 },
      { ids: [], totalPages: 2 },
    ]);
  });

  it("have what a URL needs, and when the posting last changed or was first seen", () => {
    const first_seen_at = new Date("2026-02-20T08:00:00Z");
    const changed_at = new Date("2026-02-21T08:00:00Z");
    const jobs = [postedOn(2, { first_seen_at, changed_at }), postedOn(1, { first_seen_at })];
    const address = { title: "Backend Engineer", company_name: "Tern & Co" };
    expect(answerJobAddresses(buildJobIndex(jobs), 1, NOON).jobs).toEqual([
      { firestoreId: "lever-2", ...address, changed_at },
      { firestoreId: "lever-1", ...address, changed_at: first_seen_at },
    ]);
  });
});

describe("the pages of sitemap URLs", () => {
  it("have the time of each page's last change", () => {
    const onDay = (day: number) => new Date(Date.UTC(2026, 2, day));
    const jobs = [1, 3, 2].map((day, at) => postedOn(at + 1, { first_seen_at: onDay(day) }));
    const { pagesChangedAt } = answerJobAddresses(buildJobIndex(jobs), 1, NOON, 2);
    expect(pagesChangedAt).toEqual([onDay(3), onDay(1)]);
    expect(answerJobAddresses(buildJobIndex([]), 1, NOON).pagesChangedAt).toEqual([]);
  });
});

describe("the companies of a sitemap", () => {
  const listCompanies = (jobs: readonly Job[]) => answerCompanyAddresses(buildJobIndex(jobs), 1, NOON);
  const [early, late] = [new Date("2026-02-20T08:00:00Z"), new Date("2026-02-21T08:00:00Z")];

  it("are those of its jobs, once regardless of spelling, changed with their latest job", () => {
    const jobs = [
      postedOn(1, { company_name: "TERN", changed_at: late }),
      postedOn(2, { company_name: "Tern", changed_at: early }),
      postedOn(3, { company_name: "Gull", changed_at: early }),
      postedOn(4, { company_name: "Gull", changed_at: late }),
    ];
    expect(listCompanies(jobs)).toEqual({
      companies: [
        { slug: "gull", changed_at: late },
        { slug: "tern", changed_at: late },
      ],
      totalPages: 1,
      pagesChangedAt: [late],
    });
  });

  it("have a job from a source that allows it, and a name with a slug", () => {
    expect(listCompanies([buildJob(), postedOn(1, { company_name: "?!" })]).companies).toEqual([]);
  });
});
