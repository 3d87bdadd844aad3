export { jobPath, slugify } from "./job-path.ts";
export { pickMarketingParams, withMarketingParams } from "./marketing-params.ts";
