import { Job, type JobCard } from "@farwork/domain";
import { FetchJobCardsResponse } from "@farwork/domain/contract";
import { formatEligibility } from "@farwork/domain/eligibility";
import * as z from "zod/mini";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { answerReader } from "../job/format-answer.ts";

// Pulls in the contract's schemas and the countries of regions: the browser only reaches this file through `import()`.

/** A listed job, with its answer if the list is for a reader's country. */
export type AnsweredJob = JobCard & { readonly answer?: { readonly isOpen: boolean; readonly text: string } };

/** The response of `/api/jobs/new`: how many jobs were first seen since a moment. */
const NewJobsCount = z.object({ totalNew: z.int().check(z.gte(0)) });
export type NewJobsCount = z.infer<typeof NewJobsCount>;

/**
 * Parses a response of `/api/jobs`, for a reader in `country`. All of these throw when it violates the contract.
 */
export function parseListing(json: unknown, country: string | undefined): ListedJobs<AnsweredJob> {
  return answerJobs(z.parse(FetchJobCardsResponse, json), country);
}

export function parseNewJobsCount(json: unknown): NewJobsCount {
  return z.parse(NewJobsCount, json);
}

/** Parses a response of `/api/jobs/{id}`. */
export function parsePosting(json: unknown): Job {
  return z.parse(Job, json);
}

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
