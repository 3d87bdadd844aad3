export { createSession } from "./account/create-session.ts";
export { readSession } from "./account/read-session.ts";
export { api } from "./api.ts";
export { ingestRemotive } from "./ingest/scheduled-ingest.ts";
export { fetchJobsByIds } from "./jobs/fetch-jobs-by-ids.ts";
export { fetchJobs } from "./jobs/fetch-jobs.ts";
export { getRecommendedJobs } from "./jobs/get-recommended-jobs.ts";
