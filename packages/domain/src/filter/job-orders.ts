/**
 * `relevance`: the best match of a search first, without one the newest. `newest`: the latest publication date first.
 * `pay`: the highest annual pay first, converted at the rates of a day, last the jobs that state none, none that can
 * be compared, or were posted more than 90 days ago. What this leaves equal is ordered newest first.
 */
export const JOB_ORDERS = ["relevance", "newest", "pay"] as const;

/** What a page calls each order: `JOB_ORDER_LABELS.pay` is "Highest pay". */
export const JOB_ORDER_LABELS: Readonly<Record<(typeof JOB_ORDERS)[number], string>> = {
  relevance: "Best match",
  newest: "Newest",
  pay: "Highest pay",
};
