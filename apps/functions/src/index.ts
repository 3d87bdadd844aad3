export { ingestRemotive } from "./ingest/scheduled-ingest.ts";
export { fetchJobsByIds } from "./jobs/fetch-jobs-by-ids.ts";
export { fetchJobs } from "./jobs/fetch-jobs.ts";
