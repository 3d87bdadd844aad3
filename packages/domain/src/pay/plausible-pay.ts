import { CURRENCIES } from "./currencies.ts";

/**
 * Below this nobody is paid in a dollar, euro, pound or franc: a dollar an hour. The US federal minimum is $7.25
 * (29 U.S.C. 206), the EU's lowest €3.32 an hour (Bulgaria, 2025, Eurostat earn_mw_cur); boards list work from anywhere, and the
 * Philippines' lowest daily minimum of ₱361 (NWPC, BARMM 2024) is 78 US cents an hour.
 */
const LEAST_STRONG = 2_000;
/** In others: India's floor of ₹176 a day (Code on Wages, 2017) is ₹45,760 a year, or some 540 dollars. */
const LEAST_OTHER = 500;
/**
 * Above this nobody is: twice what the best-paid occupation of the US earns on average, pediatric surgeons with $449,320 a year
 * (BLS, OEWS, May 2023), and more than any level of engineer is paid in base pay.
 */
const MOST = 1_000_000;

/**
 * Whether a year's pay may be meant. What a month or an hour may come to follows from it, for each is turned into a year
 * first; amounts in currencies other than dollars, by what a dollar roughly costs in them.
 *
 * @example isPlausible(2_000_000, "USD"); // false
 */
export function isPlausible(annual: number, currency: string): boolean {
  const { perDollar = 1 } = CURRENCIES[currency] ?? {};
  const least = perDollar === 1 ? LEAST_STRONG : LEAST_OTHER * perDollar;
  return annual >= least && annual <= MOST * perDollar;
}
