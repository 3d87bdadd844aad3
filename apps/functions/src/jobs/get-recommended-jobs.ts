import { GetRecommendedJobsRequest, GetRecommendedJobsResponse, rankJobs } from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { signedInCallable } from "../runtime/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { listJobs } from "./list-jobs.ts";
import { readPerson } from "./person-store.ts";

/** The open jobs that suit the caller best, each with the reasons, none that they saved or applied to. */
export const getRecommendedJobs = signedInCallable(
  {
    name: "getRecommendedJobs",
    request: GetRecommendedJobsRequest,
    response: () => GetRecommendedJobsResponse,
  },
  async ({ limit }, uid) => {
    const now = new Date();
    const open = listJobs(await readJobIndex(), now);
    const person = await readPerson(openFirestore(), uid, open);
    const ranked = rankJobs(open, person, now, { limit });
    return { jobs: ranked.map(({ job, reasons }) => ({ ...job, reasons: [...reasons] })) };
  },
);
