import * as z from "zod/mini";

import { PAY_PERIODS } from "./pay-range.ts";

export const PayPeriod = z.enum(PAY_PERIODS);
export type PayPeriod = z.infer<typeof PayPeriod>;

const Amount = z.number().check(z.nonnegative());

/** A lower and an upper bound in whole or fractional units of one currency; at least one is present. */
export const PayRange = z.object({ min: z.optional(Amount), max: z.optional(Amount) });
export type PayRange = z.infer<typeof PayRange>;

/**
 * Pay as a posting stated it, and what that comes to in a year (no currency is ever converted).
 * `currency` is ISO 4217, "XXX" where none is told. `origin` says whether the feed gave numbers or we read them from text. `periodAssumed` says
 * that no period was stated and `period` is what is likeliest by the amount, `currencyAssumed` that no currency was and
 * `currency` is the source's usual one; both are absent where they were stated. `byPiece` says that pay is
 * by the article or project, so that `period` means nothing, `net` that it is what taxes leave, `onTarget` that it is what somebody
 * may come to with commission or bonus, where no base pay is stated. `annual` is empty where no year's figure can be told from
 * what is stated (pay on target, after tax or by the piece, a few dollars for no period), or where it is `implausible`, far from any wage:
 * such pay is shown and never compared.
 */
export const Pay = z.extend(PayRange, {
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  currencyAssumed: z.optional(z.literal(true)),
  period: PayPeriod,
  periodAssumed: z.optional(z.literal(true)),
  byPiece: z.optional(z.literal(true)),
  net: z.optional(z.literal(true)),
  onTarget: z.optional(z.literal(true)),
  annual: PayRange,
  implausible: z.optional(z.literal(true)),
  origin: z.enum(["structured", "parsed"]),
});
export type Pay = z.infer<typeof Pay>;
