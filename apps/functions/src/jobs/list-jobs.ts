import { type Job, type JobIndex, JobFilters, queryJobIndex, readJobCards, SafeHtml } from "@farwork/domain";
import * as z from "zod/mini";

const NO_DESCRIPTION = z.parse(SafeHtml, "");
const EVERYTHING = { filters: z.parse(JobFilters, {}), page: 1, facets: false };

const listed = new WeakMap<JobIndex, readonly Job[]>();

/** The jobs of an index as it holds them, without their descriptions; read out once for each index. */
export function listJobs(index: JobIndex, now: Date): readonly Job[] {
  const known = listed.get(index);
  if (known !== undefined) return known;
  const { docs } = queryJobIndex(index, { ...EVERYTHING, pageSize: Number.MAX_SAFE_INTEGER }, now);
  const jobs = readJobCards(index, docs).map((card) => ({ ...card, description: NO_DESCRIPTION }));
  listed.set(index, jobs);
  return jobs;
}
