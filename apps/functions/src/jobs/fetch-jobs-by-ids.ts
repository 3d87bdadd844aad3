import { FetchJobsByIdsRequest, FetchJobsByIdsResponse } from "@farwork/domain";

import { callable } from "../runtime/callable.ts";
import { openJobStore } from "./job-store.ts";

/** The jobs asked for, in that order, each once; unknown ids are left out, closed jobs come marked. */
export const fetchJobsByIds = callable(
  {
    name: "fetchJobsByIds",
    request: FetchJobsByIdsRequest,
    response: () => FetchJobsByIdsResponse,
  },
  async ({ jobIds, limit }) => {
    const jobs = await openJobStore().readJobsByIds(jobIds);
    return { jobs: jobs.slice(0, limit) };
  },
);
