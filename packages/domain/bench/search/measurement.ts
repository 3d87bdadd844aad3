import * as z from "zod/mini";

import { QUERY_CLASSES } from "./query-class.ts";

/** Milliseconds over all runs of queries of the class. */
export const ClassTimes = z.object({
  p50: z.number(),
  p99: z.number(),
  /** The query with the highest median. */
  worst: z.object({ query: z.string(), ms: z.number() }),
  /** The number of distinct queries run, out of how many; fewer if time ran out. */
  asked: z.number(),
  queries: z.number(),
});
export type ClassTimes = z.infer<typeof ClassTimes>;

/** The results of a contender at one size. */
export const Measurement = z.object({
  buildMs: z.number(),
  /** Memory in use after releasing the jobs, inside and outside of the JavaScript heap. */
  heldBytes: z.number(),
  /** The part of that used by job cards, if known. */
  cardBytes: z.optional(z.number()),
  times: z.partialRecord(z.enum(QUERY_CLASSES), ClassTimes),
  /** By query, in order: the totals, and facet counts if requested. */
  totals: z.array(z.nullable(z.number())),
  counts: z.array(z.nullable(z.string())),
  /** Bytes after zstd, or why it could not be stored. */
  stored: z.union([z.number(), z.string()]),
  loadMs: z.optional(z.number()),
  /** Time for adding 100 changed jobs, if measured. */
  changeMs: z.optional(z.number()),
});
export type Measurement = z.infer<typeof Measurement>;

/** A measurement, or why there is none. */
export const Outcome = z.union([Measurement, z.object({ gaveUp: z.string() })]);
export type Outcome = z.infer<typeof Outcome>;

/** The results of a run by size and contender, in order. */
export const RunResults = z.object({
  machine: z.string(),
  ranAt: z.string(),
  seconds: z.number(),
  sizes: z.array(z.object({ jobs: z.number(), load: z.string(), outcomes: z.record(z.string(), Outcome) })),
});
export type RunResults = z.infer<typeof RunResults>;

export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
