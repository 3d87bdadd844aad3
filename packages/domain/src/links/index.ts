export { jobPath } from "./job-path.ts";
export { pickMarketingParams, withMarketingParams } from "./marketing-params.ts";
export { readSafeLink, type SafeLink } from "./safe-link.ts";
