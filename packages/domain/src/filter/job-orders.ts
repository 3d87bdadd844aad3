/**
 * `relevance`: best match first; without a search, newest first. `newest`: latest publication date first. `pay`:
 * highest annual pay first, converted at the day's rates; jobs without comparable pay and those posted more than 90
 * days ago come last. Ties are ordered newest first.
 */
export const JOB_ORDERS = ["relevance", "newest", "pay"] as const;

/** The label of each order: `JOB_ORDER_LABELS.pay` is "Highest pay". */
export const JOB_ORDER_LABELS: Readonly<Record<(typeof JOB_ORDERS)[number], string>> = {
  relevance: "Best match",
  newest: "Newest",
  pay: "Highest pay",
};
