import type { JobCard } from "@farwork/domain";
import { evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";

/** A job's answer to a reader in this country; undefined without a country. */
export function formatAnswer(job: Pick<JobCard, "place">, country: string | undefined): string | undefined {
  return country === undefined ? undefined : formatEligibility(evaluateEligibility(job, country), country);
}
