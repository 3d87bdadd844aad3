import { GetRecommendedJobsRequest, GetRecommendedJobsResponse, rankJobs } from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { signedInCallable } from "../runtime/callable.ts";
import { openJobStore } from "./job-store.ts";
import { readPerson } from "./person-store.ts";

/** The open jobs that suit the caller best, each with the reasons, none that they saved or applied to. */
export const getRecommendedJobs = signedInCallable(
  {
    name: "getRecommendedJobs",
    request: GetRecommendedJobsRequest,
    response: () => GetRecommendedJobsResponse,
  },
  async ({ limit }, uid) => {
    const jobStore = openJobStore();
    const open = await jobStore.readOpenJobs();
    const person = await readPerson(openFirestore(), uid, open, jobStore);
    const ranked = rankJobs(open, person, new Date(), { limit });
    return { jobs: ranked.map(({ job, reasons }) => ({ ...job, reasons: [...reasons] })) };
  },
);
