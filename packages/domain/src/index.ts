export { FacetCount, JobFacets } from "./contract/facets.ts";
export { FetchJobsByIdsRequest, FetchJobsByIdsResponse, MAX_JOB_IDS } from "./contract/fetch-jobs-by-ids.ts";
export {
  DEFAULT_PAGE_SIZE,
  FetchJobCardsResponse,
  type FetchJobsQuery,
  FetchJobsRequest,
  FetchJobsResponse,
  MAX_PAGE_SIZE,
} from "./contract/fetch-jobs.ts";
export { WireDate } from "./date/wire-date.ts";
export { DATE_POSTED, DatePosted, JobFilters, LocationFilter, SalaryFilter } from "./filter/job-filters.ts";
export { SafeHtml } from "./html/safe-html.ts";
export { JOB_CATEGORIES, JobCategory } from "./job/category.ts";
export { JobId } from "./job/job-id.ts";
export { JOB_TYPES, JobType } from "./job/job-type.ts";
export { Job, JobCard } from "./job/job.ts";
export { Pay, PAY_PERIODS, PayPeriod, PayRange } from "./pay/pay.ts";
export { CountryCode, Place, Region, REGIONS, TimeZoneWindow } from "./place/place.ts";
