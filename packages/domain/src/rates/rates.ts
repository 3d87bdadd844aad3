import * as z from "zod/mini";

/** The European Central Bank quotes some thirty. */
const MAX_CURRENCIES = 100;

/**
 * What a euro costs in other currencies (by ISO 4217 code) on a day: the European Central Bank's reference rates, which it
 * publishes "for information purposes only". `date` is that day, as in "2025-10-09".
 */
export const ReferenceRates = z.object({
  date: z.iso.date(),
  perEuro: z
    .record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive()))
    .check(z.refine((rates) => rates["EUR"] === 1 && Object.keys(rates).length <= MAX_CURRENCIES)),
});
export type ReferenceRates = z.infer<typeof ReferenceRates>;
