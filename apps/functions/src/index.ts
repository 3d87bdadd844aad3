export { fetchJobsByIds } from "./jobs/fetch-jobs-by-ids.ts";
export { fetchJobs } from "./jobs/fetch-jobs.ts";
