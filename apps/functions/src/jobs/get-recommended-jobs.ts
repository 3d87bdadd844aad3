import { findDescribed, GetRecommendedJobs, rankJobs, readOpenCards } from "@farwork/domain";

import { readRates } from "../rates/read-rates.ts";
import { signedInCallable } from "../requests/callable.ts";
import { openFirestore } from "../runtime/admin.ts";
import { readJobIndex } from "../search-index/read-job-index.ts";
import { leaveOutSavedOrApplied, readPerson } from "./person-store.ts";

/** Spare results, to replace jobs that turn out to be saved or applied to long ago. */
const SPARE = 20;

/** Recommends open jobs to the caller with reasons, without saved and applied ones. */
export const getRecommendedJobs = signedInCallable(GetRecommendedJobs, async ({ limit }, uid) => {
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
  const chosen = (await leaveOutSavedOrApplied(firestore, uid, { ranked, person })).slice(0, limit);
  return { jobs: chosen.map(({ job, reasons }) => ({ ...job, reasons: [...reasons] })) };
});
