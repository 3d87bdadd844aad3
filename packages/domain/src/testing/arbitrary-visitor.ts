import * as fc from "fast-check";

import type { Job } from "../job/job.ts";
import type { HiddenEntries } from "../user/hidden-entries.ts";
import { COMPANY_SLUGS, NOW } from "./arbitrary-job.ts";

/** A visitor of a board: indexes of the jobs they hide, hidden companies, and the time of their last visit. */
export interface Visitor {
  readonly hidden?: { readonly places: readonly number[]; readonly companies: readonly string[] } | undefined;
  readonly newSince?: Date | undefined;
}

const HOUR = 3_600_000;

/** Half of them hide something, which may not be on the board. */
export const arbitraryVisitor: fc.Arbitrary<Visitor> = fc.record({
  hidden: fc.option(
    fc.record({
      places: fc.array(fc.nat({ max: 45 }), { maxLength: 8 }),
      companies: fc.array(fc.constantFrom(...COMPANY_SLUGS, "unheard-of"), { maxLength: 3 }),
    }),
    { nil: undefined, freq: 2 },
  ),
  newSince: fc.option(
    fc.integer({ min: -1, max: 7 }).map((hours) => new Date(NOW.getTime() - hours * HOUR)),
    { nil: undefined },
  ),
});

/** A visitor's query options besides filters, for a board of these jobs. */
export function visit(
  jobs: readonly Job[],
  { hidden, newSince }: Visitor,
): { readonly hidden: HiddenEntries | undefined; readonly newSince: Date | undefined } {
  return {
    hidden: hidden && {
      jobs: hidden.places.flatMap((place) => jobs[place]?.firestoreId ?? []),
      companies: [...hidden.companies],
    },
    newSince,
  };
}
