import "./runtime/start-up.ts";

export { confirmSignIn } from "./account/confirm-sign-in.ts";
export { createSession } from "./account/create-session.ts";
export { deleteAccount } from "./account/delete-account.ts";
export { endSession } from "./account/end-session.ts";
export { endSignIns } from "./account/end-sign-ins.ts";
export { exportAccount } from "./account/export-account.ts";
export { readSession } from "./account/read-session.ts";
export { removeRecords } from "./account/remove-records.ts";
export { sendAlerts } from "./alerts/send-alerts.ts";
export { api } from "./api.ts";
export {
  chooseFreePlan,
  fetchPlanPrices,
  openBillingPortal,
  startCheckout,
} from "./billing/plan-callables.ts";
export { stripeWebhook } from "./billing/stripe-webhook.ts";
export { readIngestStatus } from "./ingest/read-ingest-status.ts";
export { ingest } from "./ingest/scheduled-ingest.ts";
export { fetchCompany } from "./jobs/fetch-company.ts";
export { fetchJobsByIds } from "./jobs/fetch-jobs-by-ids.ts";
export { fetchJobs } from "./jobs/fetch-jobs.ts";
export { fetchSimilarJobs } from "./jobs/fetch-similar-jobs.ts";
export { fetchTypicalPay } from "./jobs/fetch-typical-pay.ts";
export { getRecommendedJobs } from "./jobs/get-recommended-jobs.ts";
export { listCompanyAddresses } from "./jobs/list-company-addresses.ts";
export { listJobAddresses } from "./jobs/list-job-addresses.ts";
export { listNamedCountries } from "./jobs/list-named-countries.ts";
export { mailWebhook } from "./mail/mail-webhook.ts";
export { resumeAlerts } from "./mail/resume-alerts.ts";
export { markJob } from "./job-lists/mark-job.ts";
export { picture } from "./images/picture.ts";
export { fetchRates } from "./rates/fetch-rates.ts";
export { fetchRatesDaily } from "./rates/fetch-rates-daily.ts";
export { saveSearch } from "./saved-searches/save-search.ts";
