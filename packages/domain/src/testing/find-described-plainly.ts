import { holdsTerm } from "../filter/match-search.ts";
import { readJobText } from "../job/job-text.ts";
import type { Job } from "../job/job.ts";
import type { FindDescribed } from "../recommend/described-skills.ts";

/** The expected result of `findDescribed` for these jobs, from their descriptions. */
export function findDescribedPlainly(jobs: readonly Job[]): FindDescribed {
  const byId = new Map<string, Job>(jobs.map((job) => [job.firestoreId, job]));
  return (asked, term) => {
    const holding = asked
      .flatMap(({ firestoreId }) => byId.get(firestoreId) ?? [])
      .filter((job) => holdsTerm(readJobText(job)[4] ?? "", term));
    return new Set(holding.map(({ firestoreId }) => firestoreId));
  };
}
