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
  it("bring by plurals and compounds what was meant, nearly all of the first ten", () => {
    expect(scoreOf(["plural", "compound"]).precision).toBeGreaterThan(0.95);
  });

  it("bring by all graded queries at least nine tenths of it", () => {
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

  it("is whole for the best order, and counts by what there is to find", () => {
    expect(scoreAnswer(["a", "b", "c", "x"], asked)).toEqual({ precision: 1, recall: 1, ndcg: 1 });
  });

  it("is less for what is missing, and for what stands too late", () => {
    const score = scoreAnswer(["x", "b"], asked);
    expect(score).toMatchObject({ precision: 0.5, recall: 0.5 });
    expect(score?.ndcg).toBeCloseTo(3 / Math.log2(3) / (7 + 3 / Math.log2(3) + 1 / 2), 9);
  });

  it("is none where there is nothing to find", () => {
    expect(scoreAnswer(["a"], { ...asked, grades: new Map([["a", 1]]) })).toBeUndefined();
  });
});
