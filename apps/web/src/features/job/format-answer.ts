import type { JobCard } from "@farwork/domain";
import { type EligibilityVerdict, evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";
import { positionPlace } from "@farwork/domain/job-posting";

// Pulls in the countries of regions: the listing, which every visitor loads, does without it.

type Located = Pick<JobCard, "place" | "locations">;

/** Whether somebody in this country may apply for a position, in any of the places it is posted for. */
export function answerReader(job: Located, country: string): EligibilityVerdict {
  return evaluateEligibility({ place: positionPlace(job) }, country);
}

/** A job's answer to a reader in this country; undefined without a country. */
export function formatAnswer(job: Located, country: string | undefined): string | undefined {
  return country === undefined ? undefined : formatEligibility(answerReader(job, country), country);
}
