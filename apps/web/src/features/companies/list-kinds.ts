import type { JobCard } from "@farwork/domain";

/** More are hardly ever needed: each is asked for its typical pay. */
const MOST_KINDS = 3;

/** The jobs that state pay, by field and seniority; the kinds that most of them have come first. */
export function listKinds(jobs: readonly JobCard[]): readonly (readonly JobCard[])[] {
  const paid = jobs.filter(({ seniority, pay }) => seniority !== undefined && pay !== undefined);
  const kinds = Map.groupBy(paid, ({ category, seniority }) => `${category} ${seniority}`);
  return [...kinds.values()].toSorted((a, b) => b.length - a.length).slice(0, MOST_KINDS);
}
