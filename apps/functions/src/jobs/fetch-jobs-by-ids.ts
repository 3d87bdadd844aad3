import { FetchJobsByIds } from "@farwork/domain";

import { readAnswerableJobs } from "../job-store/read-jobs.ts";
import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";

/** The jobs asked for, in that order, each once; unknown ids are left out, closed jobs come marked. */
export const fetchJobsByIds = callable(
  { ...FetchJobsByIds, countWholeJobs: ({ jobIds }) => jobIds.length },
  async ({ jobIds, limit }) => {
    const jobs = await readAnswerableJobs(openFirestore(), jobIds, "jobIds");
    return { jobs: jobs.slice(0, limit) };
  },
);
