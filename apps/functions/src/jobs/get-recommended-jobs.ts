import {
  findDescribed,
  GetRecommendedJobsRequest,
  GetRecommendedJobsResponse,
  rankJobs,
  readOpenCards,
} from "@farwork/domain";

import { openFirestore } from "../runtime/admin.ts";
import { signedInCallable } from "../runtime/callable.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { readPerson } from "./person-store.ts";

/** The open jobs that suit the caller best, each with the reasons, none that they saved or applied to. */
export const getRecommendedJobs = signedInCallable(
  {
    name: "getRecommendedJobs",
    request: GetRecommendedJobsRequest,
    response: () => GetRecommendedJobsResponse,
    rate: "getRecommendedJobs",
  },
  async ({ limit }, uid) => {
    const now = new Date();
    const index = await readJobIndex();
    const open = readOpenCards(index, now);
    const person = await readPerson(openFirestore(), uid, open);
    const ranked = rankJobs(open, person, now, {
      limit,
      findDescribed: (jobs, term) => findDescribed(index, jobs, term),
    });
    return { jobs: ranked.map(({ job, reasons }) => ({ ...job, reasons: [...reasons] })) };
  },
);
