export { buildJob } from "./build-job.ts";
