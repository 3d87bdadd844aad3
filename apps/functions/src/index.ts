export { createSession } from "./account/create-session.ts";
export { readSession } from "./account/read-session.ts";
export { api } from "./api.ts";
export { readIngestStatus } from "./ingest/read-ingest-status.ts";
export {
  ingestArbeitnow,
  ingestAshby,
  ingestGreenhouse,
  ingestHimalayas,
  ingestJobicy,
  ingestLever,
  ingestRemoteOk,
  ingestRemotive,
} from "./ingest/scheduled-ingest.ts";
export { fetchJobsByIds } from "./jobs/fetch-jobs-by-ids.ts";
export { fetchJobs } from "./jobs/fetch-jobs.ts";
export { fetchSimilarJobs } from "./jobs/fetch-similar-jobs.ts";
export { getRecommendedJobs } from "./jobs/get-recommended-jobs.ts";
export { listJobAddresses } from "./jobs/list-job-addresses.ts";
