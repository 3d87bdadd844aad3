import type { JobCard } from "@farwork/domain";

/** More are hardly ever needed: each is asked for its typical pay. */
const MOST_KINDS = 3;

/** The jobs that state pay, by field and seniority; the kinds that most of them have come first. */
export function listKinds(jobs: readonly JobCard[]): readonly (readonly [JobCard, ...JobCard[]])[] {
  const kinds = new Map<string, [JobCard, ...JobCard[]]>();
  for (const job of jobs) {
    if (job.seniority === undefined || job.pay === undefined) continue;
    const kind = `${job.category} ${job.seniority}`;
    const others = kinds.get(kind);
    if (others) others.push(job);
    else kinds.set(kind, [job]);
  }
  return [...kinds.values()].toSorted((a, b) => b.length - a.length).slice(0, MOST_KINDS);
}
