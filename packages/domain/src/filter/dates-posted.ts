/** Maximum age of a posting, in the order pages list them. */
export const DATE_POSTED = ["any", "24h", "3d", "7d", "14d", "30d"] as const;

/** The label of each window: `DATE_POSTED_LABELS["7d"]` is "Last 7 days". */
export const DATE_POSTED_LABELS: Readonly<Record<(typeof DATE_POSTED)[number], string>> = {
  any: "Any time",
  "24h": "Last 24 hours",
  "3d": "Last 3 days",
  "7d": "Last 7 days",
  "14d": "Last 14 days",
  "30d": "Last 30 days",
};

const FRESH_PAY_DAYS = 90;

/**
 * The order by pay puts jobs published after this (epoch milliseconds) first, as the pay of older ones may be outdated.
 */
export function freshAfter(now: Date): number {
  return now.getTime() - FRESH_PAY_DAYS * 24 * 3_600_000;
}

/** Length of each window in hours; `any` is unlimited. */
const DATE_POSTED_HOURS: Readonly<Record<(typeof DATE_POSTED)[number], number>> = {
  any: Number.POSITIVE_INFINITY,
  "24h": 24,
  "3d": 3 * 24,
  "7d": 7 * 24,
  "14d": 14 * 24,
  "30d": 30 * 24,
};

/** The time (epoch milliseconds) after which the jobs of a window were published. */
export function postedAfter(window: (typeof DATE_POSTED)[number], now: Date): number {
  return now.getTime() - DATE_POSTED_HOURS[window] * 3_600_000;
}
