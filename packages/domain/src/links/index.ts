export { jobPath } from "./job-path.ts";
export { pickMarketingParams, withMarketingParams } from "./marketing-params.ts";
export { isHostOf, readSafeLink, type SafeLink } from "./safe-link.ts";
