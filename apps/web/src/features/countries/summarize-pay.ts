import type { JobFacets } from "@farwork/domain";

/**
 * How many jobs have comparable annual pay, in how many of those the period or currency is assumed, and what half of those
 * pay at least.
 */
export type PaySummary = {
  readonly compared: number;
  readonly all: number;
  readonly assumed: number;
  readonly half: number | undefined;
};

/** Summarises pay from a listing's facets. */
export function summarizePay({
  salary,
  salary_assumed: assumed,
  salary_histogram,
}: Pick<JobFacets, "salary" | "salary_assumed" | "salary_histogram">): PaySummary {
  const compared = salary_histogram.reduce((sum, { count }) => sum + count, 0);
  const unstated = salary.find(({ value }) => value === "unstated")?.count ?? 0;
  let left = compared;
  let half: number | undefined;
  for (const { from, count } of salary_histogram) {
    if (left * 2 >= compared && compared > 0) half = from;
    left -= count;
  }
  return { compared, all: compared + unstated, assumed, half };
}
