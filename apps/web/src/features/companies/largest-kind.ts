import type { JobCard } from "@farwork/domain";

/** The jobs of the field and seniority that most of these have; of equally many, those that come first. */
export function largestKind(jobs: readonly JobCard[]): readonly JobCard[] {
  const senior = jobs.filter(({ seniority }) => seniority !== undefined);
  const kinds = Map.groupBy(senior, ({ category, seniority }) => `${category} ${seniority}`);
  return [...kinds.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}
