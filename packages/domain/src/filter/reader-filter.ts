import * as z from "zod/mini";

import { CountryCode } from "../place/place.ts";

/**
 * Where the reader lives. Absent `country`: every job. With one, jobs that are open to people there come first, then those
 * that do not say; the others are left out. `certain` leaves out those that do not say as well, and matters only beside
 * `country`.
 */
export const ReaderFilter = z.object({
  country: z.optional(CountryCode),
  certain: z._default(z.boolean(), false),
});
export type ReaderFilter = z.infer<typeof ReaderFilter>;

const Count = z.int().check(z.gte(0));

/** Of the jobs that every other filter lets through: those open to people in the reader's country, and the others. */
export const ReaderCounts = z.object({ open: Count, notStated: Count, notOpen: Count });
export type ReaderCounts = z.infer<typeof ReaderCounts>;
