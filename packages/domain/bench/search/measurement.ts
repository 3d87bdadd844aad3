import * as z from "zod/mini";

import { QUERY_CLASSES } from "./query-class.ts";

/** Milliseconds over every time a query of the class was asked. */
export const ClassTimes = z.object({
  p50: z.number(),
  p99: z.number(),
  /** The query with the highest median of its own. */
  worst: z.object({ query: z.string(), ms: z.number() }),
  /** How many different queries were asked, of how many; fewer where time ran out. */
  asked: z.number(),
  queries: z.number(),
});
export type ClassTimes = z.infer<typeof ClassTimes>;

/** What one contender did at one size. */
export const Measurement = z.object({
  buildMs: z.number(),
  /** What it holds once the jobs have been let go, in and outside the JavaScript heap. */
  heldBytes: z.number(),
  /** How much of that are the cards of its jobs, where that can be told apart. */
  cardBytes: z.optional(z.number()),
  times: z.partialRecord(z.enum(QUERY_CLASSES), ClassTimes),
  /** By query, in the order they are made: what was found, and the facets' counts where they were asked for. */
  totals: z.array(z.nullable(z.number())),
  counts: z.array(z.nullable(z.string())),
  /** Bytes after zstd; the reason in words where it could not be stored. */
  stored: z.union([z.number(), z.string()]),
  loadMs: z.optional(z.number()),
  /** Taking in 100 changed jobs, where that was tried. */
  changeMs: z.optional(z.number()),
});
export type Measurement = z.infer<typeof Measurement>;

/** A measurement, or in words why there is none. */
export const Outcome = z.union([Measurement, z.object({ gaveUp: z.string() })]);
export type Outcome = z.infer<typeof Outcome>;

/** What a whole run found: by size and by contender's name, in the order they ran. */
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
