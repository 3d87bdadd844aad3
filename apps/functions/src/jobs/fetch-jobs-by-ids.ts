import { FetchJobsByIds } from "@farwork/domain";

import { readAnswerableJobs } from "../job-store/read-jobs.ts";
import { callable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";

/** Returns jobs by id in the requested order, without duplicates; unknown ids are left out, closed jobs are marked. */
export const fetchJobsByIds = callable(
  { ...FetchJobsByIds, countWholeJobs: ({ jobIds }) => jobIds.length },
  async ({ jobIds, limit }) => {
    const jobs = await readAnswerableJobs(openFirestore(), jobIds, "jobIds");
    return { jobs: jobs.slice(0, limit) };
  },
);
