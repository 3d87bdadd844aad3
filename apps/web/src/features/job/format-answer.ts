import type { JobCard } from "@farwork/domain";
import { evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";

/** What a job answers to somebody who lives in a country; undefined where nobody knows where they live. */
export function formatAnswer(job: Pick<JobCard, "place">, country: string | undefined): string | undefined {
  return country === undefined ? undefined : formatEligibility(evaluateEligibility(job, country), country);
}
