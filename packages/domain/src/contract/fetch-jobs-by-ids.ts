import * as z from "zod/mini";

import { PublicJob } from "../job/job.ts";
import { type PublicContract, WHOLE_JOB_COST } from "./callable-contract.ts";

export const MAX_JOB_IDS = 100;

/** Any strings of bounded length; unknown ids are left out of the response. */
export const FetchJobsByIdsRequest = z.object({
  jobIds: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(MAX_JOB_IDS)),
  limit: z._default(z.int().check(z.gte(1), z.lte(MAX_JOB_IDS)), MAX_JOB_IDS),
});
export type FetchJobsByIdsRequest = z.infer<typeof FetchJobsByIdsRequest>;

/** In the requested order without duplicates; closed jobs have `closed_at`. */
export const FetchJobsByIdsResponse = z.object({ jobs: z.array(PublicJob) });
export type FetchJobsByIdsResponse = z.infer<typeof FetchJobsByIdsResponse>;

/** Returns up to 100 jobs by id. */
export const FetchJobsByIds: PublicContract<typeof FetchJobsByIdsRequest, typeof FetchJobsByIdsResponse> = {
  name: "fetchJobsByIds",
  callers: "anyone",
  request: FetchJobsByIdsRequest,
  response: FetchJobsByIdsResponse,
  example: { jobIds: ["remotive-1"] },
  cost: ({ jobIds }: Pick<FetchJobsByIdsRequest, "jobIds">) => 2 + jobIds.length * WHOLE_JOB_COST,
};
