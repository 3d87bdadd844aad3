import * as z from "zod/mini";

import { FacetCount } from "../job/facet-count.ts";
import { HttpUrl } from "../job/http-url.ts";
import { Pay, PayRange } from "../pay/pay.ts";
import { CompanySlug } from "./company-slug-schema.ts";

const Jobs = z.int().check(z.gte(1));

/**
 * The range of pay that a company's postings state in one currency and period, and how many state it. Pay with an
 * assumed period, per piece, after tax, on target and `implausible` pay are listed separately.
 */
export const StatedPay = z.extend(PayRange, {
  currency: Pay.shape.currency,
  period: Pay.shape.period,
  periodAssumed: Pay.shape.periodAssumed,
  currencyAssumed: Pay.shape.currencyAssumed,
  byPiece: Pay.shape.byPiece,
  net: Pay.shape.net,
  onTarget: Pay.shape.onTarget,
  implausible: Pay.shape.implausible,
  /** The annual amount; empty if it is unknown for some of them. */
  annual: z._default(PayRange, {}),
  jobs: Jobs,
});
export type StatedPay = z.infer<typeof StatedPay>;

/** A summary of a company's open postings. Lists are ordered by the number of postings. */
export const Company = z.object({
  slug: CompanySlug,
  /** The most frequent spelling. */
  name: z.string().check(z.minLength(1)),
  company_logo: z.optional(HttpUrl),
  totalJobs: Jobs,
  categories: z.array(FacetCount),
  /** Who may apply, formatted for display ("Germany, France"); the 20 most frequent. */
  places: z.array(FacetCount),
  /** The number of other places. */
  morePlaces: z._default(z.int().check(z.nonnegative()), 0),
  /** Empty if no posting states pay. */
  pay: z.array(StatedPay),
  sources: z.array(FacetCount),
});
export type Company = z.infer<typeof Company>;
