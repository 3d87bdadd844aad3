import { PERIODS_PER_YEAR } from "./pay-periods.ts";

/** How many hours, and how many paid days, a full month holds: six days in each of 52 weeks. */
const HOURS = PERIODS_PER_YEAR.hour / PERIODS_PER_YEAR.month;
const DAYS = 26;

/**
 * The least that a full month of work is paid by law in each currency, before taxes, and whose figure of when that is. Where
 * many countries pay in it, or a country has many minimums, it is a low one of them; where there is none by law, what stands
 * nearest to it. It need not be kept up to the day: what is told by it lies far apart (`annual-pay.ts`).
 */
export const MINIMUM_WAGES: Readonly<Record<string, number>> = {
  USD: 7.25 * HOURS, // federal minimum, since 2009: https://www.dol.gov/whd/regs/compliance/mwposter.htm
  EUR: 740, // Latvia, January 2025, the lowest that was paid in it: Eurostat, https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20250410-2
  GBP: 12.21 * HOURS, // National Living Wage, April 2025: https://www.gov.uk/national-minimum-wage-rates
  CAD: 15 * HOURS, // Alberta, the lowest of the provinces, 2025: https://www.alberta.ca/minimum-wage
  AUD: 24.95 * HOURS, // July 2025: Fair Work Commission
  NZD: 23.5 * HOURS, // April 2025: Employment New Zealand
  SGD: 1_600, // Local Qualifying Salary, July 2024: Ministry of Manpower
  CHF: 19 * HOURS, // Ticino, the lowest of the cantons that have one: https://supportfinity.com/find-salaries/Switzerland
  ILS: 6_247.67, // April 2025: National Insurance Institute
  SAR: 3_000, // 2024: https://uaemoments.com/amp/minimum-wages-across-the-gulf-in-2024-a-brief-overview-670575.html
  AED: 3_000, // none by law: as in Saudi Arabia, whose riyal is worth as much
  QAR: 1_000, // 2024, from the same
  PLN: 4_666, // January 2025: Eurostat, earn_mw_cur
  RON: 4_050, // January 2025: Eurostat
  BGN: 1_077, // January 2025: Eurostat
  CZK: 20_800, // January 2025: Eurostat
  HUF: 290_800, // January 2025: Eurostat
  DKK: 110 * HOURS, // agreed on the average: https://wageindicator.org/salary/minimum-wage/denmark
  SEK: 28_480, // asked of whoever comes to work, June 2024: Swedish Migration Agency
  NOK: 216.04 * HOURS, // cleaning, generally binding, 2023: Norwegian Labour Inspection Authority
  ISK: 317_000, // agreed, May 2019: https://efling.is/2019/04/26/payments-on-1-may-2019/?lang=en
  TRY: 26_005.5, // 2025: Ministry of Labour and Social Security
  UAH: 8_000, // 2025: the year's budget law
  RUB: 22_440, // 2025: Ministry of Labour
  RSD: 308 * HOURS, // 2025, after taxes: Government of Serbia
  BRL: 1_518, // January 2025, as the next four: https://mundiblue.com/consultoria/arquivos/11434
  MXN: 8_480.16,
  COP: 1_423_500,
  CLP: 500_000,
  ARS: 286_711,
  CNY: 2_740, // Shanghai, July 2025: Shanghai Municipal Human Resources and Social Security Bureau
  HKD: 42.1 * HOURS, // May 2025: Labour Department
  TWD: 28_590, // January 2025: Ministry of Labor
  JPY: 1_055 * HOURS, // the prefectures' average, October 2024: Ministry of Health, Labour and Welfare
  KRW: 2_096_270, // 2025: Minimum Wage Commission
  MYR: 1_700, // February 2025: Ministry of Human Resources
  THB: 337 * DAYS, // the lowest of the provinces, January 2025: Ministry of Labour
  IDR: 5_396_761, // Jakarta, 2025: Provincial Government
  VND: 4_960_000, // region I, July 2024: Decree 74/2024
  PHP: 316 * DAYS, // the lowest of the regions, February 2024: https://www.jibble.io/labor-laws/labor-law-philippines/minimum-wage-laws
  INR: 783 * DAYS, // unskilled, central sphere, area A, October 2024: Ministry of Labour and Employment
  PKR: 37_000, // July 2024: the provinces' wage boards
  LKR: 27_000, // April 2025: Department of Labour
  BDT: 12_500, // garment workers, December 2023: Minimum Wage Board
  ZAR: 28.79 * HOURS, // March 2025: Department of Employment and Labour
  EGP: 7_000, // March 2025: National Wages Council
  KES: 15_120, // May 2023: https://www.pulse.ng/news/local/8-african-countries-with-lowest-minimum-wage-in-2023/1wmy1tx
  GHS: 490.05, // January 2024, as Nigeria's of July 2024: https://workforceafrica.com/?p=24401
  NGN: 70_000,
};
