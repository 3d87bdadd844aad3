export { DATE_POSTED, DATE_POSTED_HOURS, DATE_POSTED_LABELS } from "./dates-posted.ts";
export { filtersFromQuery, filtersToQuery, pageFromQuery } from "./filter-query.ts";
export {
  DatePosted,
  ExcludedValues,
  JobFilters,
  JobOrder,
  LocationFilter,
  SalaryFilter,
} from "./job-filters.ts";
export { JOB_ORDER_LABELS, JOB_ORDERS } from "./job-orders.ts";
export { matchesFilters } from "./matches-filters.ts";
export { PAY_BINS, SALARY_STEPS } from "./pay-steps.ts";
