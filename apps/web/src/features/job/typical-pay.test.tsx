import { parseSalary } from "@farwork/domain/pay";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import type { ReaderPay } from "../../platform/locale/reader-pay.ts";
import { TypicalPay } from "./typical-pay.tsx";

const typical = {
  low: 52_000,
  median: 70_000,
  high: 88_000,
  currency: "EUR",
  jobs: 57,
  from: "2025-11-03",
  to: "2026-01-20",
};

function show(salary: string, pay?: ReaderPay) {
  render(
    <FormatsContext value={createFormats("en-GB", pay)}>
      <TypicalPay
        kind={{ category: "design", seniority: "senior" }}
        typical={typical}
        rates={BUNDLED_RATES}
        pays={[parseSalary(salary) ?? []].flat()}
        whose="This job"
        now={new Date("2026-01-20T12:00:00Z")}
      />
    </FormatsContext>,
  );
  return screen.queryByRole("region", { name: "Typical pay" });
}

it("says how a job compares, with how many jobs, and from when", () => {
  const text = show("€60,000 - €70,000 a year")?.textContent;
  expect(text).toContain("Senior jobs in Design: €52k–€88k a year for the middle half, €70k for the median.");
  expect(text).toContain("This job: €60k–€70k.");
  expect(text).toContain(
    "Based on the most that each of 57 open jobs says it pays, posted from 3 November 2025 to 20 January 2026.",
  );
  expect(text).toContain(
    "Compared at the European Central Bank’s rates of 9 October 2025, over a month ago.",
  );
});

it("is cautious about pay that is only assumed", () => {
  expect(show("€60,000 - €70,000")?.textContent).toContain("This job: €60k–€70k (period assumed).");
});

it("says that pay by the hour is compared as if full time", () => {
  expect(show("€40 an hour")?.textContent).toContain("This job: ≈ €83k (full time).");
});

it.each([
  ["€105,000 - €114,000 a year", "€105k–€114k"],
  ["€127,500 a year", "€127.5k"],
  ["Up to €80,000 a year", "up to €80k"],
  ["From €50,000 a year", "from €50k"],
])("names pay as stated: %s", (salary, named) => {
  expect(show(salary)?.textContent).toContain(`This job: ${named}.`);
});

it("names the end that is stated, converted", () => {
  const reader = { terms: { currency: "BRL", period: "month" }, rates: BUNDLED_RATES } as const;
  expect(show("Up to €60,000 a year", reader)?.textContent).toContain("This job: up to ≈ R$31k.");
});

it("uses the reader’s currency and period", () => {
  const reader = { terms: { currency: "BRL", period: "month" }, rates: BUNDLED_RATES } as const;
  const text = show("€60,000 a year", reader)?.textContent;
  expect(text).toContain("R$27k–R$45k a month for the middle half, R$36k for the median. This job: ≈ R$31k.");
});

it("labels what it draws, and a scale that exceeds all of it", () => {
  const chart = show("€60,000 - €70,000 a year")?.querySelector("[aria-hidden]");
  expect(chart?.textContent).toBe("€47k€93kMiddle halfMedianThis job");
});

it("draws and names no job without pay", () => {
  expect(show("")?.querySelector("[aria-hidden]")?.textContent).toBe("US$55kUS$110kMiddle halfMedian");
});

it("draws a job above the middle half to the right of it", () => {
  const bars = show("€120,000 a year")?.querySelectorAll("rect") ?? [];
  const [, half, , own] = [...bars].map((bar) => Number(bar.getAttribute("x")));
  expect(own).toBeGreaterThan(half ?? 100);
});

it("says what is typical for a job without pay", () => {
  expect(show("")?.textContent).not.toContain("This job");
});

it("is absent when pay cannot be converted", () => {
  expect(show("NGN 9,000,000 a year")).toBeNull();
});
