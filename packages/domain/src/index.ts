export { BillingState, SubscriptionStatus } from "./billing/billing-state.ts";
export {
  BILLING_INTERVALS,
  type BillingInterval,
  type Plan,
  PLAN_IDS,
  type PlanId,
  PLANS,
  PRICE_LOOKUP_KEYS,
} from "./billing/plans.ts";
export { isLiving, readPlan, type Subscription } from "./billing/read-plan.ts";
export { CompanySlug } from "./company/company-slug-schema.ts";
export { companySlug } from "./company/company-slug.ts";
export { summarizeCompany } from "./company/summarize-company.ts";
export { FacetCount, JobFacets, PayBin } from "./contract/facets.ts";
export { FetchJobsByIdsRequest, FetchJobsByIdsResponse, MAX_JOB_IDS } from "./contract/fetch-jobs-by-ids.ts";
export {
  CreateStripeCustomerRequest,
  CreateStripeCustomerResponse,
  HttpFailure,
} from "./contract/create-stripe-customer.ts";
export {
  DeleteAccountRequest,
  DeleteAccountResponse,
  MAX_SIGN_IN_AGE_SECONDS,
} from "./contract/delete-account.ts";
export {
  ExportAccountRequest,
  ExportAccountResponse,
  ExportedJob,
  ExportedMark,
  MAX_EXPORTED_MARKS,
} from "./contract/export-account.ts";
export {
  FetchJobCardsResponse,
  type FetchJobsQuery,
  FetchJobsRequest,
  FetchJobsResponse,
  HiddenEntries,
} from "./contract/fetch-jobs.ts";
export {
  DEFAULT_RECOMMENDATIONS,
  GetRecommendedJobsRequest,
  GetRecommendedJobsResponse,
  RecommendedJob,
} from "./contract/get-recommended-jobs.ts";
export { Company, FetchCompanyRequest, FetchCompanyResponse, StatedPay } from "./contract/fetch-company.ts";
export { FetchSimilarJobsRequest, FetchSimilarJobsResponse } from "./contract/fetch-similar-jobs.ts";
export { FeedRun, FeedStatus, ReadIngestStatusResponse, RunOutcome } from "./contract/ingest-status.ts";
export {
  ADDRESSES_PER_PAGE,
  JobAddress,
  ListJobAddressesRequest,
  ListJobAddressesResponse,
} from "./contract/list-job-addresses.ts";
export {
  CompanyAddress,
  ListCompanyAddressesRequest,
  ListCompanyAddressesResponse,
} from "./contract/list-company-addresses.ts";
export { FilterName, FilterRescue, SearchSuggestion } from "./contract/nothing-found.ts";
export {
  MailPreferences,
  ResumeAlertsRequest,
  ResumeAlertsResponse,
  StopAlertsRequest,
  StopAlertsResponse,
} from "./contract/mail-preferences.ts";
export { DEFAULT_PAGE_SIZE, MAX_HIDDEN, MAX_PAGE, MAX_PAGE_SIZE } from "./contract/paging.ts";
export {
  BillingPageResponse,
  ChooseFreePlanRequest,
  ChooseFreePlanResponse,
  FetchPlanPricesRequest,
  FetchPlanPricesResponse,
  OpenBillingPortalRequest,
  PlanPrice,
  StartCheckoutRequest,
} from "./contract/plans.ts";
export { SaveSearchRequest, SaveSearchResponse } from "./contract/save-search.ts";
export {
  CreateSessionRequest,
  CreateSessionResponse,
  EndSessionRequest,
  EndSessionResponse,
  type ReadSessionQuery,
  ReadSessionRequest,
  ReadSessionResponse,
} from "./contract/session.ts";
export { formatPostedAgo } from "./date/format-posted-ago.ts";
export { formatRelativeTime } from "./date/format-relative-time.ts";
export { normalizeDate } from "./date/normalize-date.ts";
export { WireDate } from "./date/wire-date.ts";
export { type DuplicateCandidate } from "./duplicate/duplicate-candidate.ts";
export { duplicateKey } from "./duplicate/duplicate-key.ts";
export { type DuplicateGroup, groupDuplicates } from "./duplicate/group-duplicates.ts";
export { printText } from "./duplicate/text-print.ts";
export { type CompanyBoard } from "./feed/company-board.ts";
export { type FeedAdapter, type FeedReading, type FeedRejection } from "./feed/feed-adapter.ts";
export { FEED_ADAPTERS, findFeedAdapter } from "./feed/feed-adapters.ts";
export {
  type FeedItem,
  type ItemRejection,
  type NeededField,
  type NormalizedItem,
  type RejectedField,
  type RejectionCode,
} from "./feed/feed-item.ts";
export { FEED_SOURCES, type FeedSource, findFeedSource, hasBoards } from "./feed/feed-source.ts";
export { isOverdue } from "./feed/is-overdue.ts";
export { normalizeFeedItem } from "./feed/normalize-feed-item.ts";
export { readRemotiveResponse } from "./feed/remotive.ts";
export { DATE_POSTED, DATE_POSTED_HOURS, DATE_POSTED_LABELS } from "./filter/dates-posted.ts";
export { filtersFromQuery, filtersToQuery, pageFromQuery } from "./filter/filter-query.ts";
export {
  DatePosted,
  ExcludedValues,
  JobFilters,
  JobOrder,
  LocationFilter,
  SalaryFilter,
} from "./filter/job-filters.ts";
export { JOB_ORDER_LABELS, JOB_ORDERS } from "./filter/job-orders.ts";
export { matchesFilters } from "./filter/matches-filters.ts";
export { PAY_BINS, SALARY_STEPS } from "./filter/pay-steps.ts";
export { extractText } from "./html/extract-text.ts";
export { isSafeHtml } from "./html/is-safe-html.ts";
export { makeExcerpt } from "./html/make-excerpt.ts";
export { listPictures, movePictures } from "./html/pictures.ts";
export { SafeHtml } from "./html/safe-html.ts";
export { sanitizeDescription, type SanitizeOptions } from "./html/sanitize-description.ts";
export { JobCategory } from "./job/category.ts";
export { compareNewest } from "./job/compare-newest.ts";
export { isIndexed, isListed, isOpen } from "./job/is-open.ts";
export { CATEGORY_LABELS, JOB_CATEGORIES } from "./job/job-categories.ts";
export { JobId } from "./job/job-id.ts";
export { JobType } from "./job/job-type.ts";
export { JOB_TYPE_LABELS, JOB_TYPES } from "./job/job-types.ts";
export { AlsoOn, Job, JobCard, StatedWords } from "./job/job.ts";
export { normalizeTag } from "./job/tag.ts";
export type { EmploymentType, JobPostingMarkup, SalaryMarkup } from "./job-posting/job-posting-markup.ts";
export { toJobPosting } from "./job-posting/to-job-posting.ts";
export { readCaller } from "./limits/caller-address.ts";
export { type Spending, tallyByWindow } from "./limits/window-tally.ts";
export { jobPath, slugify } from "./links/job-path.ts";
export { pickMarketingParams, withMarketingParams } from "./links/marketing-params.ts";
export {
  DAYS_PER_WEEK,
  HOURS_PER_WEEK,
  makePay,
  MONTHS_PER_YEAR,
  PERIODS_PER_YEAR,
  WEEKS_PER_YEAR,
} from "./pay/annual-pay.ts";
export { formatAmount } from "./pay/format-amount.ts";
export { formatPay } from "./pay/format-pay.ts";
export { parseSalary } from "./pay/parse-salary.ts";
export { Pay, PAY_PERIODS, PayPeriod, PayRange } from "./pay/pay.ts";
export type { SalaryFields } from "./pay/salary-fields.ts";
export { formatLocation, formatPlace } from "./place/format-place.ts";
export { parsePlace } from "./place/parse-place.ts";
export { CountryCode, Place, Region, TimeZoneWindow } from "./place/place.ts";
export { countriesOf } from "./place/region.ts";
export { REGION_LABELS, REGIONS } from "./place/regions.ts";
export { findSimilarJobs } from "./recommend/find-similar-jobs.ts";
export { formatReasons } from "./recommend/format-reasons.ts";
export { type FindDescribed } from "./recommend/described-skills.ts";
export { type Person } from "./recommend/interest.ts";
export { type RankedJob, type RankingOptions, rankJobs } from "./recommend/rank-jobs.ts";
export { RecommendationReason } from "./recommend/recommendation-reason.ts";
export {
  ALERT_FREQUENCIES,
  ALERT_FREQUENCY_LABELS,
  ALERT_PAUSE_MS,
  MAX_SAVED_SEARCHES,
  MAX_SEARCH_NAME,
  MAX_SEARCH_QUERY,
} from "./saved-search/alert-frequencies.ts";
export { describeError, type ErrorReport, type ErrorReporter, readFrames } from "./report/error-report.ts";
export { readRequestId, REQUEST_ID_HEADER, RequestId } from "./report/request-id.ts";
export { describeMatch } from "./saved-search/describe-match.ts";
export {
  type AlertedSearch,
  compareOldest,
  pickAlertedSearches,
} from "./saved-search/pick-alerted-searches.ts";
export { AlertFrequency, SavedSearch, SavedSearchId, SavedSearchName } from "./saved-search/saved-search.ts";
export { readSearchFilters, toSearchQuery } from "./saved-search/search-query.ts";
export { buildJobSegment, buildJobSegments } from "./search/job-index/build-segment.ts";
export { decodeJobSegment, type SegmentReading } from "./search/job-index/decode-segment.ts";
export { encodeJobSegment } from "./search/job-index/encode-segment.ts";
export { findDescribed } from "./search/job-index/find-described.ts";
export { type JobIndex } from "./search/job-index/job-index.ts";
export { mergeJobSegments } from "./search/job-index/merge-segments.ts";
export { buildJobIndex, openJobIndex } from "./search/job-index/open-job-index.ts";
export { readOpenCards } from "./search/job-index/open-cards.ts";
export {
  type JobIndexAnswer,
  type JobIndexQuery,
  queryJobIndex,
} from "./search/job-index/query-job-index.ts";
export { readJobCards, readJobIds } from "./search/job-index/read-jobs.ts";
export { listNewJobs, selectJobs } from "./search/job-index/select-jobs.ts";
export { type JobSegment, MAX_SEGMENT_JOBS } from "./search/job-index/segment.ts";
export { highlightMatches, type MarkedText } from "./search/highlight-matches.ts";
export { parseSearch, type SearchQuery, type SearchTerm } from "./search/parse-search.ts";
export { AppliedJob, SavedJob } from "./user/job-marks.ts";
export { ProfileChanges } from "./user/profile-changes.ts";
export {
  MAX_PREFERRED_PAY,
  MAX_PROFILE_ENTRY,
  PROFILE_LIST_LIMITS,
  PROFILE_TEXT_LIMITS,
} from "./user/profile-limits.ts";
export { UserPreferences, UserProfile } from "./user/user-profile.ts";
export {
  WORK_ENVIRONMENT_LABELS,
  WORK_ENVIRONMENTS,
  type WorkEnvironment,
} from "./user/work-environments.ts";
