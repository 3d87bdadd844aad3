import type { JobCard } from "@farwork/domain";
import { type EligibilityVerdict, evaluateEligibility, formatEligibility } from "@farwork/domain/eligibility";
import { positionPlace } from "@farwork/domain/job-posting";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";

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

/** A listed job, with its answer if the list is for a reader's country. */
export type AnsweredJob = JobCard & { readonly answer?: { readonly isOpen: boolean; readonly text: string } };

/** A page of the listing with each job's answer to a reader in this country. */
export function answerJobs(listing: ListedJobs, country: string | undefined): ListedJobs<AnsweredJob> {
  if (country === undefined) return listing;
  const jobs = listing.jobs.map((job) => {
    const verdict = answerReader(job, country);
    const answer = { isOpen: verdict.answer === "open", text: formatEligibility(verdict, country) };
    return { ...job, answer };
  });
  return { ...listing, jobs };
}
