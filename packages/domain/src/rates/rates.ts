import * as z from "zod/mini";

/** The European Central Bank quotes about thirty. */
const MAX_CURRENCIES = 100;

/**
 * The price of a euro in other currencies (by ISO 4217 code) on a day: the European Central Bank's reference rates,
 * published "for information purposes only". `date` is the day, e.g. "2025-10-09".
 */
export const ReferenceRates = z.object({
  date: z.iso.date(),
  perEuro: z
    .record(z.string().check(z.regex(/^[A-Z]{3}$/)), z.number().check(z.positive()))
    .check(z.refine((rates) => rates["EUR"] === 1 && Object.keys(rates).length <= MAX_CURRENCIES)),
});
export type ReferenceRates = z.infer<typeof ReferenceRates>;
