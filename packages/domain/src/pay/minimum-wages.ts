import { PERIODS_PER_YEAR } from "./pay-range.ts";

/** The hours and paid days of a full month: six days a week, 52 weeks a year. */
const HOURS = PERIODS_PER_YEAR.hour / PERIODS_PER_YEAR.month;
const DAYS = 26;

/**
 * The monthly full-time minimum wage in each currency, before tax, with its date and source. If several countries or regions
 * share a currency, a low one of theirs, or that of the city with the most such jobs; if none is set by law, the nearest
 * equivalent. Exact updates are not needed, as what depends on it is far apart (`annual-pay.ts`).
 */
export const MINIMUM_WAGES: Readonly<Record<string, number>> = {
  // Federal minimum, since 2009, Department of Labor: https://www.dol.gov/whd/regs/compliance/mwposter.htm
  USD: 7.25 * HOURS,
  // Latvia, January 2025, the lowest paid in it then, Eurostat: https://ec.europa.eu/eurostat/web/products-eurostat-news/w/ddn-20250410-2
  EUR: 740,
  // National Living Wage, April 2025: https://www.gov.uk/national-minimum-wage-rates
  GBP: 12.21 * HOURS,
  // Alberta, the lowest of the provinces, 2025: https://www.alberta.ca/minimum-wage
  CAD: 15 * HOURS,
  // Fair Work Commission, July 2025: https://www.ragtrader.com.au/news/minimum-wage-increases-today
  AUD: 24.95 * HOURS,
  // Adults, April 2025, Employment New Zealand: https://peninsulagrouplimited.co.nz/resources/blog/minimum-wage-increase
  NZD: 23.5 * HOURS,
  // Local Qualifying Salary, July 2024, Ministry of Manpower: https://newlandchase.com/singapore-local-qualifying-salary-increase/
  SGD: 1_600,
  // Ticino, the lowest of the cantons that have one: https://supportfinity.com/find-salaries/Switzerland
  CHF: 19 * HOURS,
  // Ministry of Labor, April 2025: https://en.davar1.co.il/572428/
  ILS: 6_247.67,
  // Of citizens (Nitaqat), April 2021, Ministry of Human Resources: https://resources.envoyglobal.com/global-news-alerts/minimum-wage-levels-raised-for-saudi-workers/
  SAR: 4_000,
  // None by law. Same as Saudi Arabia, whose riyal is worth as much.
  AED: 4_000,
  // 2024: https://uaemoments.com/amp/minimum-wages-across-the-gulf-in-2024-a-brief-overview-670575.html
  QAR: 1_000,
  // January 2025, as the next four, Eurostat, earn_mw_cur: https://ec.europa.eu/eurostat/databrowser/view/earn_mw_cur/default/table
  PLN: 4_666,
  RON: 4_050,
  BGN: 1_077,
  CZK: 20_800,
  HUF: 290_800,
  // Agreed on the average: https://wageindicator.org/salary/minimum-wage/denmark
  DKK: 110 * HOURS,
  // Asked of whoever comes to work, 80 % of 35,600, June 2024, Swedish Migration Agency: https://migrationsverket.se/English/Other-operators/Employers/News-archive-for-employers/Nyheter-Employers/2024-06-24-Higher-median-salary.html
  SEK: 28_480,
  // Cleaning, binding on all, June 2023, Labour Inspection Authority: https://arbeidstilsynet.no/en/pay-and-engagement-of-employees/pay-and-minimum-rates-of-pay/minimum-wage
  NOK: 216.04 * HOURS,
  // Agreed, May 2019: https://efling.is/2019/04/26/payments-on-1-may-2019/?lang=en
  ISK: 317_000,
  // 2025, Ministry of Labour and Social Security: https://www.ulusal.com.tr/ekonomi/bu-illerde-kira-fiyatlarini-goren-sasti-iste-turkiyenin-en-uygun-kirali-illeri-15089165
  TRY: 26_005.5,
  // 2025, law 4059-IX of the year's budget: https://telegraf.org.ua/en/ekspertno-2/prozhitochnyij-minimum-minimalka-vyiplat-1
  UAH: 8_000,
  // 2025, Ministry of Labour: https://pharmvestnik.ru/content/news/minimalnyi-razmer-oplaty-truda-uvelichitsya-s-yanvarya.html
  RUB: 22_440,
  // 2025, a month of 160 hours before taxes, 308 dinars an hour after them: https://wageindicator.org/salary/minimum-wage/serbia
  RSD: 66_244,
  // January 2025, as the next four: https://mundiblue.com/consultoria/arquivos/11434
  BRL: 1_518,
  MXN: 8_480.16,
  COP: 1_423_500,
  CLP: 500_000,
  ARS: 286_711,
  // Shanghai, July 2025, its bureau of human resources: https://focus.cbbc.org/what-does-shanghais-minimum-wage-rise-imply-for-the-economy/
  CNY: 2_740,
  // Labour Department, May 2025: https://www.chinadailyasia.com/article/610817
  HKD: 42.1 * HOURS,
  // Ministry of Labor, January 2025: https://focustaiwan.tw/business/202409190021
  TWD: 28_590,
  // The prefectures' average, October 2024, Ministry of Health, Labour and Welfare: https://www.nippon.com/en/news/yjj2024082900815/japan-posts-record-rise-in-average-minimum-wage.html
  JPY: 1_055 * HOURS,
  // 2025, Ministry of Employment and Labor: https://world.kbs.co.kr/service/news_view.htm?Seq_Code=101182&lang=g
  KRW: 2_096_270,
  // Ministry of Human Resources, February 2025: https://www.thestar.com.my/news/nation/2025/02/01/new-rm1700-minimum-wage-takes-effect-today
  MYR: 1_700,
  // The lowest of the provinces, January 2025, National Wage Committee: https://www.nationthailand.com/news/policy/40044700
  THB: 337 * DAYS,
  // Jakarta, 2025, its provincial government: https://news.okezone.com/read/2025/12/24/338/3191658/breaking-news-ump-dki-jakarta-2026-ditetapkan-menjadi-rp5-7-juta
  IDR: 5_396_761,
  // Region I, July 2024, decree 74/2024: https://netviet.com.vn/decree-74-2024-nd-cp-increases-in-regional-minimum-wages
  VND: 4_960_000,
  // The lowest of the regions, February 2024: https://www.jibble.io/labor-laws/labor-law-philippines/minimum-wage-laws
  PHP: 316 * DAYS,
  // Unskilled, central sphere, area A, October 2024, Ministry of Labour: https://dailyfinancial.in/central-government-hikes-minimum-wage-new-rates-effective-october-1
  INR: 783 * DAYS,
  // Punjab, July 2024: https://en.dailypakistan.com.pk/05-Nov-2024/punjab-increases-minimum-monthly-wage-for-workers-to-rs37000
  PKR: 37_000,
  // April 2025, act 11 of 2025: https://www.varners.law/view-insight/revised-national-minimum-wages
  LKR: 27_000,
  // Garment workers, December 2023, Minimum Wage Board: https://www.thedailystar.net/business/news/tk-12500-declared-minimum-rmg-wage-3463911
  BDT: 12_500,
  // Department of Employment and Labour, March 2025: https://www.dailyvoice.co.za/news/new-minimum-wage-in-c20edec3-2cd3-4df1-948d-8c0da2933c23
  ZAR: 28.79 * HOURS,
  // National Wages Council, March 2025: https://moic.gov.eg/news/1998
  EGP: 7_000,
  // May 2023: https://www.pulse.ng/news/local/8-african-countries-with-lowest-minimum-wage-in-2023/1wmy1tx
  KES: 15_120,
  // January 2024, as Nigeria's of July 2024: https://workforceafrica.com/?p=24401
  GHS: 490.05,
  NGN: 70_000,
};
