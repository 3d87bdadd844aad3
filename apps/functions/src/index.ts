export { fetchJobsByIds } from "./jobs/fetch-jobs-by-ids.ts";
