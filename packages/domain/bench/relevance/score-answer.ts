import type { Grades, LabelledQuery } from "./labelled-search.ts";

export type Score = { precision: number; recall: number; ndcg: number };

/** Jobs with this grade or higher are relevant; below, they are only related. */
const RELEVANT = 2;
const TOP = 10;

/**
 * Scores ranked results for a query; undefined if there is nothing to find. `precision` is that of the first ten,
 * relative to the number of relevant jobs, at most ten; `ndcg` is that of the first ten, with gains of 2^grade - 1.
 */
export function scoreAnswer(ids: readonly string[], { grades }: LabelledQuery): Score | undefined {
  const wanted = new Set([...grades].flatMap(([id, grade]) => (grade >= RELEVANT ? [id] : [])));
  if (wanted.size === 0) return undefined;
  const top = ids.slice(0, TOP);
  const best = [...grades.values()].toSorted((a, b) => b - a);
  return {
    precision: top.filter((id) => wanted.has(id)).length / Math.min(TOP, wanted.size),
    recall: ids.filter((id) => wanted.has(id)).length / wanted.size,
    ndcg: addGains(top.map((id) => gradeOf(grades, id))) / addGains(best.slice(0, TOP)),
  };
}

const gradeOf = (grades: Grades, id: string) => grades.get(id) ?? 0;

const addGains = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** The mean of scores. */
export function averageScores(scores: readonly Score[]): Score {
  const mean = (of: keyof Score) =>
    scores.reduce((sum, score) => sum + score[of], 0) / Math.max(1, scores.length);
  return { precision: mean("precision"), recall: mean("recall"), ndcg: mean("ndcg") };
}
