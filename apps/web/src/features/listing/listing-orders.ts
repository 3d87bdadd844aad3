import type { JobFilters, JobOrder } from "@farwork/domain";
import { JOB_ORDER_LABELS, JOB_ORDERS } from "@farwork/domain/filter";

/** A way to order a listing: its words, the filters that ask for it, and whether it is the one that is shown. */
export type ListingOrder = { order: JobOrder; label: string; chosen: boolean; filters: JobFilters };

// What the list in this order truly is.
const CAPTIONS: Readonly<Record<JobOrder, string>> = {
  relevance: "Best match first",
  newest: "Newest first",
  pay: "Highest pay first, by currency",
};

/** The orders a listing can be had in. Only a search has a best match; without one the newest comes first anyway. */
export function listOrders(filters: JobFilters): ListingOrder[] {
  const isSearch = filters.search !== "";
  const shown = !isSearch && filters.sort === "relevance" ? "newest" : filters.sort;
  return JOB_ORDERS.filter((order) => isSearch || order !== "relevance").map((order) => ({
    order,
    label: order === shown ? CAPTIONS[order] : JOB_ORDER_LABELS[order],
    chosen: order === shown,
    filters: { ...filters, sort: isSearch || order === "pay" ? order : "relevance" },
  }));
}
