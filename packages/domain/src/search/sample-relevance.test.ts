import { describe, expect, it } from "vitest";

import { readSampleSearch } from "../../bench/relevance/sample-search.ts";
import { averageScores, scoreAnswer } from "../../bench/relevance/score-answer.ts";
import { ours } from "../../bench/relevance/searcher.ts";

const { jobs, queries } = readSampleSearch();
const find = ours(jobs);
const scoreOf = (kinds: readonly string[]) =>
  averageScores(
    queries
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((asked) => scoreAnswer(find(asked.query), asked) ?? []),
  );

describe("searches of the sample jobs", () => {
  it("find what plurals and compounds mean, in nearly all of the first ten", () => {
    expect(scoreOf(["plural", "compound"]).precision).toBeGreaterThan(0.95);
  });

  it("find at least nine tenths of what graded queries mean", () => {
    const { precision, ndcg } = scoreOf([...new Set(queries.map(({ kind }) => kind))]);
    expect(precision).toBeGreaterThan(0.9);
    expect(ndcg).toBeGreaterThan(0.93);
  });
});

describe("a score", () => {
  const asked = {
    query: "nurse",
    kind: "title",
    heldOut: false,
    grades: new Map([
      ["a", 3],
      ["b", 2],
      ["c", 1],
    ]),
  };

  it("is 1 for the best order, relative to what there is to find", () => {
    expect(scoreAnswer(["a", "b", "c", "x"], asked)).toEqual({ precision: 1, recall: 1, ndcg: 1 });
  });

  it("drops for missing results and for those ranked too low", () => {
    const score = scoreAnswer(["x", "b"], asked);
    expect(score).toMatchObject({ precision: 0.5, recall: 0.5 });
    expect(score?.ndcg).toBeCloseTo(3 / Math.log2(3) / (7 + 3 / Math.log2(3) + 1 / 2), 9);
  });

  it("is undefined if there is nothing to find", () => {
    expect(scoreAnswer(["a"], { ...asked, grades: new Map([["a", 1]]) })).toBeUndefined();
  });
});
