import { describe, expect, it } from "vitest";

import { NOW } from "../../testing/arbitrary-job.ts";
import { askIndex, filtersOf } from "../../testing/ask-index.ts";
import { buildJob } from "../../testing/build-job.ts";
import { buildJobSegment } from "./build-segment.ts";
import { readOpenCards } from "./open-cards.ts";
import { buildJobIndex, openJobIndex } from "./open-job-index.ts";

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const jobs = [
  buildJob({ sourceId: "1", tags: ["soon"], expires_at: at(10) }),
  buildJob({ sourceId: "2", tags: ["later"], expires_at: at(20) }),
  buildJob({ sourceId: "3", tags: ["always"] }),
];

function ask(index: ReturnType<typeof buildJobIndex>, now: Date) {
  const { ids, totalJobs, facets } = askIndex(index, filtersOf(), { now });
  const tags = facets.tags.map(({ value }) => value);
  const [worldwide] = facets.location;
  return { ids, totalJobs, tags, worldwide };
}

describe("a job whose posting ends", () => {
  const all = ["remotive-1", "remotive-2", "remotive-3"];

  it("disappears from lists, totals and facets the moment it ends", () => {
    const index = buildJobIndex(jobs);
    expect(ask(index, at(9))).toEqual({
      ids: all,
      totalJobs: 3,
      tags: ["always", "later", "soon"],
      worldwide: { value: "worldwide", count: 3 },
    });
    expect(ask(index, at(10))).toEqual({
      ids: all.slice(1),
      totalJobs: 2,
      tags: ["always", "later"],
      worldwide: { value: "worldwide", count: 2 },
    });
    expect(ask(index, at(20))).toMatchObject({ ids: all.slice(2), totalJobs: 1, tags: ["always"] });
  });

  it("reappears if the clock goes back", () => {
    const index = buildJobIndex(jobs);
    const times = [30, 0, 15, 10, 9, 20, 19, -5];
    expect(times.map((time) => ask(index, at(time)).totalJobs)).toEqual([1, 3, 2, 2, 3, 1, 2, 3]);
  });

  it("is found by no search or filter", () => {
    const index = buildJobIndex(jobs);
    expect(askIndex(index, filtersOf({ search: "soon" }), { now: at(10) }).totalJobs).toBe(0);
    expect(askIndex(index, filtersOf({ tags: ["soon"] }), { now: at(10) }).totalJobs).toBe(0);
  });

  it("ends when its newest version says", () => {
    const prolonged = buildJob({ sourceId: "1", expires_at: at(60) });
    const index = openJobIndex([buildJobSegment(jobs), buildJobSegment([prolonged])]);
    expect(ask(index, at(30)).ids).toEqual(["remotive-1", "remotive-3"]);
  });
});

describe("the cards of all open jobs", () => {
  const ids = (index: ReturnType<typeof buildJobIndex>, now: Date) =>
    readOpenCards(index, now)
      .map(({ firestoreId }) => firestoreId)
      .toSorted();

  it("are those a listing shows at any time", () => {
    const index = buildJobIndex([...jobs, buildJob({ sourceId: "4", closed_at: at(-1) })]);
    for (const time of [0, 10, 20, 0]) expect(ids(index, at(time))).toEqual(ask(index, at(time)).ids);
  });

  it("are each job's newest version, without removed jobs", () => {
    const base = buildJobSegment(jobs);
    const index = openJobIndex([
      base,
      buildJobSegment([buildJob({ sourceId: "1", title: "New" })], ["remotive-2"]),
    ]);
    const titles = readOpenCards(index, NOW).map(({ sourceId, title }) => `${sourceId} ${title}`);
    expect(titles.toSorted()).toEqual(["1 New", "3 Backend Engineer"]);
  });

  it("are decoded once per segment, even if it is reopened next to others", () => {
    const base = buildJobSegment(jobs);
    const [before] = readOpenCards(openJobIndex([base]), NOW);
    const again = readOpenCards(openJobIndex([base, buildJobSegment([buildJob({ sourceId: "9" })])]), NOW);
    expect(again[0]).toBe(before);
  });

  it("are shared and frozen", () => {
    const pay = { min: 1, currency: "EUR", period: "year", annual: { min: 1 }, origin: "parsed" } as const;
    const [card] = readOpenCards(buildJobIndex([buildJob({ tags: ["react"], pay })]), NOW);
    const held = [card, card?.tags, card?.place, card?.place.countries, card?.pay?.annual];
    expect(held.map((one) => one !== undefined && Object.isFrozen(one))).toEqual(held.map(() => true));
    expect(() => card?.tags.push("vue")).toThrow(TypeError);
  });
});
