import { findDescribed, GetRecommendedJobs, rankJobs, readOpenCards } from "@farwork/domain";

import { readRates } from "../rates/read-rates.ts";
import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { leaveOutMarked, readPerson } from "./person-store.ts";

/** More than are open still of what somebody marked hundreds of jobs ago, and would be recommended first. */
const SPARE = 20;

/** The open jobs that suit the caller best, each with the reasons, none that they saved or applied to. */
export const getRecommendedJobs = signedInCallable(
  { ...GetRecommendedJobs, rate: "getRecommendedJobs" },
  async ({ limit }, uid) => {
    const now = new Date();
    const [index, rates] = await Promise.all([readJobIndex(), readRates()]);
    const open = readOpenCards(index, now);
    const firestore = openFirestore();
    const person = await readPerson(firestore, uid, open);
    const ranked = rankJobs(open, person, now, {
      limit: limit + SPARE,
      rates,
      findDescribed: (jobs, term) => findDescribed(index, jobs, term),
    });
    const chosen = (await leaveOutMarked(firestore, uid, { ranked, person })).slice(0, limit);
    return { jobs: chosen.map(({ job, reasons }) => ({ ...job, reasons: [...reasons] })) };
  },
);
