import { FetchJobsByIdsRequest, FetchJobsByIdsResponse } from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { callable } from "../runtime/callable.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { readAnswerableJobs } from "./read-jobs.ts";

/** The jobs asked for, in that order, each once; unknown ids are left out, closed jobs come marked. */
export const fetchJobsByIds = callable(
  {
    name: "fetchJobsByIds",
    request: FetchJobsByIdsRequest,
    response: () => FetchJobsByIdsResponse,
    cost: COSTS.fetchJobsByIds,
    countWholeJobs: ({ jobIds }) => jobIds.length,
  },
  async ({ jobIds, limit }) => {
    const jobs = await readAnswerableJobs(openFirestore(), jobIds, "jobIds");
    return { jobs: jobs.slice(0, limit) };
  },
);
