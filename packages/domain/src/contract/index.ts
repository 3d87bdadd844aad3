export {
  type CallableContract,
  type Cost,
  getCallCost,
  type PublicContract,
  type SignedInContract,
} from "./callable-contract.ts";
export { CreateStripeCustomerRequest, CreateStripeCustomerResponse } from "./create-stripe-customer.ts";
export {
  DeleteAccount,
  DeleteAccountRequest,
  DeleteAccountResponse,
  MAX_SIGN_IN_AGE_SECONDS,
} from "./delete-account.ts";
export {
  ExportAccount,
  ExportAccountRequest,
  ExportAccountResponse,
  ExportedJob,
  ExportedMark,
  MAX_EXPORTED_MARKS,
} from "./export-account.ts";
export { emptyFacets, JobFacets, PayBin } from "../filter/facets.ts";
export { CountryCount } from "../job/country-count.ts";
export { FacetCount } from "../job/facet-count.ts";
export { Company } from "../company/company.ts";
export { FetchCompany, FetchCompanyRequest, FetchCompanyResponse } from "./fetch-company.ts";
export { FetchJobsByIds, FetchJobsByIdsRequest, FetchJobsByIdsResponse } from "./fetch-jobs-by-ids.ts";
export {
  FetchJobCards,
  FetchJobCardsResponse,
  FetchJobs,
  type FetchJobsQuery,
  FetchJobsRequest,
  FetchJobsResponse,
  getSearchCost,
} from "./fetch-jobs.ts";
export { FetchRates, FetchRatesRequest, FetchRatesResponse } from "./fetch-rates.ts";
export { FetchSimilarJobs, FetchSimilarJobsRequest, FetchSimilarJobsResponse } from "./fetch-similar-jobs.ts";
export { FetchTypicalPay, FetchTypicalPayRequest, FetchTypicalPayResponse } from "./fetch-typical-pay.ts";
export {
  GetRecommendedJobs,
  GetRecommendedJobsRequest,
  GetRecommendedJobsResponse,
} from "./get-recommended-jobs.ts";
export { FeedRun, FeedStatus, RunOutcome } from "../feed/feed-status.ts";
export { HttpFailure } from "./http-failure.ts";
export { ReadIngestStatus, ReadIngestStatusResponse } from "./ingest-status.ts";
export { DEFAULT_RECOMMENDATIONS, RecommendedJob } from "../recommend/recommended-job.ts";
export { HiddenEntries, MAX_HIDDEN } from "../user/hidden-entries.ts";
export {
  ListCompanyAddresses,
  ListCompanyAddressesRequest,
  ListCompanyAddressesResponse,
} from "./list-company-addresses.ts";
export {
  ADDRESSES_PER_PAGE,
  ListJobAddresses,
  ListJobAddressesRequest,
  ListJobAddressesResponse,
} from "./list-job-addresses.ts";
export {
  ListNamedCountries,
  ListNamedCountriesRequest,
  ListNamedCountriesResponse,
} from "./list-named-countries.ts";
export {
  MailPreferences,
  ResumeAlerts,
  ResumeAlertsRequest,
  ResumeAlertsResponse,
  StopAlertsRequest,
  StopAlertsResponse,
} from "./mail-preferences.ts";
export { FilterOffer } from "../filter/filter-offers.ts";
export { FilterName, FilterRescue, SearchSuggestion } from "../filter/nothing-found.ts";
export { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "../filter/paging.ts";
export { MarkedList, MarkJob, MarkJobRequest, MarkJobResponse, MAX_MARKED_JOBS } from "./mark-job.ts";
export { MarkedJob, MarkedJobsPage, MarkedJobsQuery } from "./marked-jobs.ts";
export {
  BillingPageResponse,
  ChooseFreePlan,
  ChooseFreePlanRequest,
  ChooseFreePlanResponse,
  FetchPlanPrices,
  FetchPlanPricesRequest,
  FetchPlanPricesResponse,
  OpenBillingPortal,
  OpenBillingPortalRequest,
  PlanPrice,
  StartCheckout,
  StartCheckoutRequest,
} from "./plans.ts";
export {
  ReadSession,
  type ReadSessionQuery,
  ReadSessionRequest,
  ReadSessionResponse,
} from "./read-session.ts";
export { REQUEST_ID_HEADER } from "./request-id.ts";
export { SaveSearch, SaveSearchRequest, SaveSearchResponse } from "./save-search.ts";
export {
  Browser,
  CreateSession,
  CreateSessionRequest,
  CreateSessionResponse,
  EndSession,
  EndSessionRequest,
  EndSessionResponse,
  EndSignIns,
  EndSignInsRequest,
  EndSignInsResponse,
  IDLE_SIGN_IN_DAYS,
  OperatingSystem,
  SignIn,
} from "./session.ts";
export { SITE_TOKEN_HEADER } from "./site-token.ts";
