import { readTypedPay } from "../pay/parse-amount.ts";
import { PAY_PERIODS } from "../pay/pay-range.ts";
import { COUNTRY_CODES } from "../place/country-codes.ts";
import { formatLocationInSentence } from "../place/format-place.ts";
import { readClock, writeClock, ZONE_NAME } from "../reader/working-hours.ts";
import { isTimeZone } from "../reader/zone-offset.ts";
import { finishLastWord } from "../text/last-word.ts";
import { MAX_SEARCH_LENGTH } from "../text/search-length.ts";
import { ANY_HOURS } from "./any-hours.ts";
import { type FormatAmount, type SingleFilter } from "./filter-kinds.ts";
import { DEFAULT_CURRENCY, MAX_SALARY_MIN } from "./filter-limits.ts";
import type { HoursFilter } from "./hours-filter.ts";
import { readLocation } from "./read-location.ts";
import type { ReaderFilter } from "./reader-filter.ts";
import type { SalaryFilter } from "./salary-filter.ts";

export const search = {
  readFrom: (params) => readSearch(params.get("q") ?? ""),
  write: (text) => ({ q: readSearch(text) }),
  isSet: (text) => text !== "",
  describe: (text) => `“${finishLastWord(text)}”`,
} satisfies SingleFilter<string>;

export const from = {
  readFrom: readReader,
  write: ({ country = "", certain }) => ({
    from: country,
    certain: certain && country !== "" ? "1" : "",
  }),
  isSet: ({ country }) => country !== undefined,
  describe: ({ country = "", certain }) =>
    `${certain ? "Stated as open to" : "For people in"} ${formatLocationInSentence(country)}`,
} satisfies SingleFilter<ReaderFilter>;

export const hours = {
  readFrom: readHours,
  write: ({ zone = "", start, end, atLeast }) => {
    const write = (value: number, usual: number) => (zone === "" || value === usual ? "" : writeClock(value));
    return {
      zone,
      starts: write(start, ANY_HOURS.start),
      ends: write(end, ANY_HOURS.end),
      common: write(atLeast, ANY_HOURS.atLeast),
    };
  },
  isSet: ({ zone, atLeast }) => zone !== undefined && atLeast > 0,
  // Pages still compare jobs with the reader's hours.
  clear: (value) => ({ ...value, atLeast: ANY_HOURS.atLeast }),
  describe: ({ atLeast }) => `${atLeast}+ hours in common`,
} satisfies SingleFilter<HoursFilter>;

export const salary = {
  readFrom: readSalary,
  write: ({ min, currency = "", period = "year", includeUnstated }) => ({
    salary_min: min === undefined ? "" : String(Math.round(min * 100) / 100),
    currency,
    period: period === "year" ? "" : period,
    unstated: includeUnstated ? "1" : "",
  }),
  isSet: ({ min }) => min !== undefined,
  describe: describeSalary,
  panel: { legend: "Pay", param: "salary_min" },
} satisfies SingleFilter<SalaryFilter>;

function readSearch(text: string): string {
  if (text === "") return "";
  // Control characters are not words, and browsers reject pages that echo a NUL.
  const cut = text
    .replace(/\p{Cc}/gu, " ")
    .toWellFormed()
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed();
  return cut.trim() === "" ? "" : cut;
}

function readReader(params: URLSearchParams): ReaderFilter {
  const location = readLocation(params.get("from") ?? "");
  if (location === undefined || !COUNTRY_CODES.has(location)) return { certain: false };
  return { country: location, certain: isOn(params.get("certain")) };
}

function readHours(params: URLSearchParams): HoursFilter {
  const zone = params.get("zone") ?? "";
  if (!ZONE_NAME.test(zone) || !isTimeZone(zone)) return ANY_HOURS;
  const read = (name: string, usual: number) => readClock(params.get(name) ?? "") ?? usual;
  return {
    zone,
    start: read("starts", ANY_HOURS.start),
    end: read("ends", ANY_HOURS.end),
    atLeast: read("common", ANY_HOURS.atLeast),
  };
}

function readSalary(params: URLSearchParams): SalaryFilter {
  const chosen = (params.get("currency") ?? "").toUpperCase();
  const typed = readTypedPay(params.get("salary_min") ?? "", chosen);
  const min = typed?.amount;
  // "€50k/yr" means euros per year, whatever is selected next to it.
  const period = typed?.period ?? PAY_PERIODS.find((name) => name === params.get("period"));
  const currency = typed?.currency ?? chosen;
  return {
    ...(min !== undefined && min <= MAX_SALARY_MIN && { min }),
    ...(/^[A-Z]{3}$/.test(currency) && { currency }),
    ...(period !== undefined && period !== "year" && { period }),
    includeUnstated: isOn(params.get("unstated")),
  };
}

/** "€5,000/month or more, or not stated". */
function describeSalary(
  { min = 0, currency = DEFAULT_CURRENCY, period = "year", includeUnstated }: SalaryFilter,
  format: FormatAmount,
): string {
  const per = period === "year" ? "" : `/${period}`;
  const least = min === 0 ? "Any stated pay" : `${format(min, currency)}${per} or more`;
  return `${least}${includeUnstated ? ", or not stated" : ""}`;
}

function isOn(text: string | null): boolean {
  return text === "1" || text === "true" || text === "on";
}
