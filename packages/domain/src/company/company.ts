import * as z from "zod/mini";

import { FacetCount } from "../job/facet-count.ts";
import { HttpUrl } from "../job/http-url.ts";
import { Pay, PayRange } from "../pay/pay.ts";
import { CompanySlug } from "./company-slug-schema.ts";

const Jobs = z.int().check(z.gte(1));

/**
 * The least and the most that a company's postings state in one currency for one period, and how many state it. Those
 * whose period was assumed are by themselves, as are rates by the piece, pay after tax, pay on target and what no wage is like
 * (`implausible`).
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
  /** What that comes to in a year; empty where it cannot be told of every one. */
  annual: z._default(PayRange, {}),
  jobs: Jobs,
});
export type StatedPay = z.infer<typeof StatedPay>;

/** What a company's open postings state, taken together. Lists are ordered by how many postings state a value. */
export const Company = z.object({
  slug: CompanySlug,
  /** As most of the postings spell it. */
  name: z.string().check(z.minLength(1)),
  company_logo: z.optional(HttpUrl),
  totalJobs: Jobs,
  categories: z.array(FacetCount),
  /** Who may apply, as a page shows it: "Germany, France"; the 20 that most postings state. */
  places: z.array(FacetCount),
  /** How many places there are besides those. */
  morePlaces: z._default(z.int().check(z.nonnegative()), 0),
  /** Empty where no posting states pay. */
  pay: z.array(StatedPay),
  sources: z.array(FacetCount),
});
export type Company = z.infer<typeof Company>;
