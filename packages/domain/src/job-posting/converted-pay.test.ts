import { describe, expect, it } from "vitest";

import type { Job } from "../job/job.ts";
import { formatConvertedPay, formatPay } from "../pay/format-pay.ts";
import { parseSalary } from "../pay/parse-salary.ts";
import type { Pay } from "../pay/pay.ts";
import { BUNDLED_RATES } from "../rates/bundled-rates.ts";
import { buildJob } from "../testing/build-job.ts";
import type { FactReader } from "./job-fact.ts";
import { formatFacts } from "./job-facts.ts";

const now = new Date("2026-01-20T12:00:00Z");
const day = (date: Date) => date.toISOString().slice(0, 10);

describe("pay for a reader who thinks in reais a month", () => {
  const rates = BUNDLED_RATES;
  const terms = { currency: "BRL", period: "month" } as const;
  const converted = (pay: Pay) => formatConvertedPay(pay, terms, rates);
  const tell = (salary: string, facts: Partial<Job> = {}, own: Partial<FactReader> = {}) => {
    const pay = parseSalary(salary) ?? undefined;
    const reading = { pay: formatPay, day, now, rates, converted, terms, ...own };
    const fact = formatFacts(buildJob({ salary, ...(pay && { pay }), ...facts }), reading).find(
      ({ label }) => label === "Pay",
    );
    return [...(fact?.values ?? []), ...(fact?.notes ?? []).map((text) => ({ text }))].map(
      ({ text }) => text,
    );
  };

  it("shows stated pay first, then converted, with the date of the rates and that they are old", () => {
    expect(tell("$60,000 a year")).toEqual([
      "$60k a year",
      "≈ R$27k/month",
      "Pay converted at the European Central Bank’s rates of 2025-10-09, over a month ago",
    ]);
  });

  it("says that hourly and daily pay of a part-time job is converted as if full time", () => {
    const ofPart = (salary: string, own?: Partial<FactReader>) =>
      tell(salary, { job_type: "part_time" }, own)[1];
    expect(ofPart("$60 an hour")).toBe("≈ R$55k/month full time");
    expect(ofPart("£300 a day")).toBe("≈ R$46k/month full time");
    expect(ofPart("$1,000 a week")).toBe("≈ R$23k/month");
    expect(tell("$60 an hour")[1]).toBe("≈ R$55k/month");
    const inHours = { currency: "BRL", period: "hour" } as const;
    const byHour = { terms: inHours, converted: (pay: Pay) => formatConvertedPay(pay, inHours, rates) };
    expect(ofPart("$60 an hour", byHour)).toBe("≈ R$320/hour");
  });

  it("shows it once if already stated in those terms", () => {
    expect(tell("R$ 9.000 por mês")).toEqual(["R$9,000 a month", "R$108k a year"]);
  });

  it("names no rates if only the period differs", () => {
    expect(tell("R$ 120.000 por ano")).toEqual(["R$120k a year", "≈ R$10k/month"]);
  });

  it("says that rates are missing, unless pay is in the reader’s currency", () => {
    const withoutRates = { rates: undefined, converted: () => undefined };
    expect(tell("$60,000 a year", {}, withoutRates)).toEqual([
      "$60k a year",
      "Exchange rates can’t be reached right now, so pay is shown as stated",
    ]);
    expect(tell("R$ 120.000 por ano", {}, withoutRates)).toEqual(["R$120k a year"]);
  });

  it("keeps a currency without a rate as stated and says so", () => {
    expect(tell("NGN 9,000,000 a year")).toEqual([
      "NGN\u00A09M a year",
      "There is no exchange rate for NGN, so it is compared with no other pay",
    ]);
  });
});
