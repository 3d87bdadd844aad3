/**
 * `relevance`: the best match of a search first, without one the newest. `newest`: the latest publication date first.
 * `pay`: the highest annual pay first, each currency by itself, for none is converted: first the currency that most
 * of the jobs found are paid in (of equally many, the first by its code), last the jobs that state no pay. What this
 * leaves equal is ordered newest first.
 */
export const JOB_ORDERS = ["relevance", "newest", "pay"] as const;

/** What a page calls each order: `JOB_ORDER_LABELS.pay` is "Highest pay". */
export const JOB_ORDER_LABELS: Readonly<Record<(typeof JOB_ORDERS)[number], string>> = {
  relevance: "Best match",
  newest: "Newest",
  pay: "Highest pay",
};
