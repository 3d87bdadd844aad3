import type { FetchJobsByIdsRequest, FetchJobsRequest } from "@farwork/domain";
import { countPhrases } from "@farwork/domain/search";

/** What a call costs, in milliseconds of a processor, told by what is asked where that makes a difference. */
export type Cost<Request> = number | ((request: Request) => number);

/** The work of any call before its request is looked at, and of one that is refused. */
export const ANY_CALL = 1;

/** A job with the longest description there may be; a usual one is a tenth of a millisecond. */
const WHOLE_JOB = 3;

/** Words side by side are looked for job by job: so much where all of 20,000 jobs have these words. */
const PHRASE = 20;

/**
 * What each function costs with the worst there may be in a request and in the database, as `pnpm bench:costs` measures
 * it (docs/costs.md holds them to it). What waits for other services is more than it costs: of those, few come at once.
 */
export const COSTS = {
  // No secret of ours is looked for before a signature is: who has none is refused for this.
  stripeWebhook: 2,
  mailWebhook: 2,
  api: 10,
  picture: 10,
  confirmSignIn: 2,
  createSession: 20,
  readSession: 40,
  endSession: 10,
  endSignIns: 10,
  exportAccount: 200,
  deleteAccount: 800,
  fetchJobs: ({ view, pageSize, filters }: FetchJobsRequest) =>
    10 + (view === "card" ? 0 : pageSize * WHOLE_JOB) + countPhrases(filters.search) * PHRASE,
  fetchJobsByIds: ({ jobIds }: Pick<FetchJobsByIdsRequest, "jobIds">) => 2 + jobIds.length * WHOLE_JOB,
  fetchSimilarJobs: 100,
  getRecommendedJobs: 240,
  fetchCompany: 20,
  listJobAddresses: 20,
  listCompanyAddresses: 20,
  fetchPlanPrices: 5,
  chooseFreePlan: 10,
  startCheckout: 20,
  openBillingPortal: 20,
  saveSearch: 10,
  markJob: 20,
  resumeAlerts: 10,
  readIngestStatus: 10,
} as const satisfies Readonly<Record<string, Cost<never>>>;

export function tellCost<Request>(cost: Cost<Request>, request: Request): number {
  return typeof cost === "function" ? cost(request) : cost;
}
