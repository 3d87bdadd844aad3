export { acceptOffer } from "./accept-offer.ts";
export { DatePosted } from "./date-posted.ts";
export { DATE_POSTED_LABELS } from "./dates-posted.ts";
export { dropFilter } from "./drop-filter.ts";
export { HoursFilter } from "./hours-filter.ts";
export type { ChoiceFilter, ListFilter, SingleFilter } from "./filter-kinds.ts";
export {
  CHOICE_FILTERS,
  type ChoiceFilterName,
  type CountedListName,
  FILTER_NAMES,
  isListName,
  LIST_FILTERS,
  LIST_NAMES,
  type ListFilterName,
  PANEL_NAMES,
  SINGLE_FILTERS,
} from "./filter-names.ts";
export { FILTER_PARAMS } from "./filter-params.ts";
export { filtersFromQuery, filtersToQuery, pageFromQuery } from "./filter-query.ts";
export { JobFilters, JobOrder } from "./job-filters.ts";
export { LocationFilter } from "../place/place.ts";
export { JOB_ORDER_LABELS, JOB_ORDERS } from "./job-orders.ts";
export { matchesFilters } from "./matches-filters.ts";
export { ReaderCounts } from "./reader-filter.ts";
export { DEFAULT_CURRENCY } from "./filter-limits.ts";
export { SalaryFilter } from "./salary-filter.ts";
export { describeSingle } from "./single-values.ts";
