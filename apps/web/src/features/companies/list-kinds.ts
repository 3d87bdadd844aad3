import type { JobCard } from "@farwork/domain";

/** Each kind costs a request for its typical pay. */
const MOST_KINDS = 3;

/** Groups jobs with stated pay by category and seniority, the largest groups first. */
export function listKinds(jobs: readonly JobCard[]): readonly (readonly JobCard[])[] {
  const paid = jobs.filter(({ seniority, pay }) => seniority !== undefined && pay !== undefined);
  const kinds = Map.groupBy(paid, ({ category, seniority }) => `${category} ${seniority}`);
  return [...kinds.values()].toSorted((a, b) => b.length - a.length).slice(0, MOST_KINDS);
}
