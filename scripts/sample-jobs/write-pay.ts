import type { Market } from "./company.ts";
import type { Draw } from "./draw.ts";
import type { Level, Opening } from "./opening.ts";

const LEVEL_SHARE: Readonly<Record<Level, number>> = {
  intern: 0.42,
  junior: 0.72,
  plain: 1,
  senior: 1.26,
  lead: 1.5,
};

/** What a dollar of American pay comes to elsewhere, in the currency of the place. */
const MARKET_RATE: Readonly<Record<Market, number>> = {
  us: 1,
  world: 0.9,
  canada: 1.12,
  uk: 0.55,
  europe: 0.62,
  "latin america": 0.55,
  asia: 32,
};

/** Working hours in a year of full time. */
const HOURS = 2080;

type Band = { readonly low: number; readonly high: number };

/** Pay as the posting states it, in one of the many ways people write it; "" where it says nothing. */
export function writePay(opening: Opening, draw: Draw): string {
  const { company, jobType, role, level } = opening;
  if (draw.chance(0.36)) return "";
  if (draw.chance(0.08)) return draw.pick(WITHOUT_NUMBERS);
  const rate = LEVEL_SHARE[level] * MARKET_RATE[company.market] * (0.93 + draw.fraction() * 0.14);
  const year = { low: role.pay[0] * rate, high: role.pay[1] * rate };
  const isHourly =
    jobType === "freelance" || jobType === "part_time" || (jobType === "contract" && draw.chance(0.7));
  if (company.market === "uk") return isHourly ? hourly(year, "£", draw) : pounds(year, draw);
  if (company.market === "europe") return isHourly ? hourly(year, "€", draw) : euros(year, draw);
  if (company.market === "asia") return rupees(year, draw);
  if (isHourly) return hourly(year, "$", draw);
  if (company.market === "canada") return canadianDollars(year, draw);
  if (company.market === "latin america" || level === "intern") return monthlyDollars(year, draw);
  return role.trade === "Sales / Business" && draw.chance(0.5) ? onTarget(year, draw) : dollars(year, draw);
}

const WITHOUT_NUMBERS = [
  "Competitive salary",
  "Competitive, based on experience",
  "Competitive salary & equity",
  "Depends on where you live; ask us",
];

function dollars({ low, high }: Band, draw: Draw): string {
  return draw.pick([
    `$${full(low)} - $${full(high)}`,
    `$${full(low)} - $${full(high)}`,
    `$${thousands(low)}k - $${thousands(high)}k`,
    `$${thousands(low)}k-$${thousands(high)}k`,
    `$${full(low)} to $${full(high)} USD`,
    `$${full(low)}-$${full(high)}/year`,
    `$${thousands(low)}k – $${thousands(high)}k + equity`,
    `$${full(low)} - $${full(high)} plus bonus`,
    `$${thousands(high)}k`,
    `Up to $${full(high)}`,
    `$${full(low)}+`,
    `USD ${full(low)} - ${full(high)} per year`,
    // Decimal commas come from people who write dollars in Europe.
    `$${(low / 1000).toFixed(1).replace(".", ",")}k- $${thousands(high)}k`,
  ]);
}

function onTarget({ low, high }: Band, draw: Draw): string {
  return draw.pick([
    `OTE $${thousands(low * 1.4)}k - $${thousands(high * 1.5)}k`,
    `$${thousands(low)}k base, $${thousands(high * 1.4)}k OTE`,
    `$${full(low)} - $${full(high)} + commission`,
  ]);
}

function monthlyDollars(year: Band, draw: Draw): string {
  const low = round(year.low / 12, 100);
  const high = round(year.high / 12, 100);
  return draw.pick([
    `$${full(low, 100)} - $${full(high, 100)} / month`,
    `USD ${full(low, 100)} per month`,
    `$${full(low, 100)} to $${full(high, 100)} per month`,
    `up to $${full(high, 100)} per month`,
  ]);
}

function canadianDollars({ low, high }: Band, draw: Draw): string {
  return draw.pick([
    `$${full(low)} - $${full(high)} CAD`,
    `CA$${full(low)} - CA$${full(high)}`,
    `CAD ${thousands(low)}k - ${thousands(high)}k`,
  ]);
}

function pounds({ low, high }: Band, draw: Draw): string {
  return draw.pick([
    `£${full(low)} - £${full(high)}`,
    `£${thousands(low)}k-£${thousands(high)}k`,
    `£${full(low)} to £${full(high)} per annum`,
    `£${full(high)}`,
    `GBP ${full(low)} - ${full(high)}`,
  ]);
}

function euros({ low, high }: Band, draw: Draw): string {
  return draw.pick([
    `€${full(low)} - €${full(high)}`,
    `€${thousands(low)}k-€${thousands(high)}k`,
    `€${thousands(low)}-€${thousands(high)}k`,
    `${full(low)} - ${full(high)} EUR gross per year`,
    `${full(low / 12, 100)} - ${full(high / 12, 100)} EUR gross monthly`,
    `EUR ${thousands(high)}K`,
  ]);
}

function rupees({ low, high }: Band, draw: Draw): string {
  return draw.pick([
    `₹ ${lakhs(low)} - ${lakhs(high)}`,
    `INR ${full(low, 50_000)} - ${full(high, 50_000)} per annum`,
    `₹${lakhs(high)} per year`,
  ]);
}

function hourly(year: Band, sign: string, draw: Draw): string {
  // Those who are paid by the hour pay for their own holidays.
  const low = Math.round((year.low / HOURS) * 1.2);
  const high = Math.max(low + 1, Math.round((year.high / HOURS) * 1.2));
  return draw.pick([
    `${sign}${low}-${sign}${high}/Hour`,
    `${sign}${low} - ${sign}${high} /hour`,
    `${sign}${low}.50/hr`,
    `${sign}${high} per hour`,
    `${sign}${low} to ${sign}${high} per hour`,
  ]);
}

function round(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}

function full(amount: number, step: number = 1000): string {
  return round(amount, step).toLocaleString("en-US");
}

function thousands(amount: number): number {
  return Math.round(amount / 1000);
}

/** Indian grouping: 24,50,000. */
function lakhs(amount: number): string {
  return round(amount, 50_000).toLocaleString("en-IN");
}
