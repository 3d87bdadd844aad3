import * as z from "zod/mini";

import { PAY_PERIODS } from "./pay-range.ts";

export const PayPeriod = z.enum(PAY_PERIODS);
export type PayPeriod = z.infer<typeof PayPeriod>;

const Amount = z.number().check(z.nonnegative());

/** A lower and an upper bound in whole or fractional units of one currency; at least one is present. */
export const PayRange = z.object({ min: z.optional(Amount), max: z.optional(Amount) });
export type PayRange = z.infer<typeof PayRange>;

/**
 * Pay as stated, and what it comes to in a year. Amounts are never converted to another currency.
 *
 * - `currency` is ISO 4217, "XXX" if none is named. `currencyAssumed` means that none was: it is the source's usual one, or a
 *   text's "$" that may be another country's. If it may be pesos, it is never compared.
 * - `period` with `periodAssumed` is the likeliest one for the amount, as none was stated.
 * - `byPiece` is pay per article or project, so that `period` means nothing. `net` is after tax. `onTarget` is what pay may
 *   come to with commission or bonus, if no base pay is stated.
 * - `annual` is empty if no annual amount can be told from that, or if pay is `implausible`, far from any wage. Such pay is
 *   shown and never compared.
 * - `origin` is `structured` if a feed sent numbers, `parsed` if we read them from text.
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
