import { buildJobIndex, FEED_SOURCES, type Job } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { describe, expect, it } from "vitest";

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
  it("are those of the sources whose terms let jobs go to Google Jobs, and no others", () => {
    const jobs = FEED_SOURCES.map(({ id }) => buildJob({ source: id }));
    const allowed = FEED_SOURCES.filter(({ googleJobs }) => googleJobs).map(({ id }) => `${id}-1`);
    expect(list(jobs).ids.toSorted()).toEqual(allowed.toSorted());
    for (const source of ["remotive", "himalayas", "jobicy", "unheard-of"])
      expect(list([buildJob({ source })])).toEqual({ ids: [], totalPages: 1 });
  });

  it("are open now, and the newest come first", () => {
    const jobs = [postedOn(1), postedOn(3), postedOn(2), postedOn(4, { expires_at: NOON })];
    expect(list(jobs).ids).toEqual(["lever-3", "lever-2", "lever-1"]);
  });

  it("come in pages, one at least, the last one not full and none after it", () => {
    const jobs = [1, 2, 3].map((day) => postedOn(day));
    expect([1, 2, 3].map((page) => list(jobs, page, 2))).toEqual([
      { ids: ["lever-3", "lever-2"], totalPages: 2 },
      { ids: ["lever-1"], totalPages: 2 },
      { ids: [], totalPages: 2 },
    ]);
  });

  it("hold what an address is made of, and when the posting last changed", () => {
    const last_seen_at = new Date("2026-02-20T08:00:00Z");
    const { jobs } = answerJobAddresses(buildJobIndex([postedOn(1, { last_seen_at })]), 1, NOON);
    expect(jobs).toEqual([
      {
        firestoreId: "lever-1",
        title: "Backend Engineer",
        company_name: "Tern & Co",
        changed_at: last_seen_at,
      },
    ]);
  });
});
