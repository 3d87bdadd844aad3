const grouped = new Intl.NumberFormat("en");

/** @example formatCount(1234); // "1,234" */
export const formatCount = (count: number): string => grouped.format(count);

/** @example formatJobCount(1); // "1 remote job" */
export const formatJobCount = (count: number): string =>
  `${formatCount(count)} remote ${count === 1 ? "job" : "jobs"}`;
