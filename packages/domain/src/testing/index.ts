export type { SamplePosting } from "../feed/sample-posting.ts";
export { buildJob } from "./build-job.ts";
export { listContracts } from "./list-contracts.ts";
export { writeSampleAnswer } from "./write-sample-answer.ts";
