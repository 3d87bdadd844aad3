import { parseSalary } from "@farwork/domain/pay";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import type { ReaderPay } from "../../platform/locale/reader-pay.ts";
import { RatesNote } from "./rates-note.tsx";

const terms = { currency: "BRL", period: "month" } as const;

function say(reader: Partial<ReaderPay>, salary = "$60,000 a year") {
  const jobs = [{ pay: parseSalary(salary) ?? undefined }];
  return render(
    <FormatsContext value={createFormats("en-US", reader)}>
      <RatesNote jobs={jobs} now={new Date("2026-01-15")} />
    </FormatsContext>,
  ).container.textContent;
}

it("gives the date of a list's rates, and says that they are old", () => {
  expect(say({ terms, rates: BUNDLED_RATES })).toBe(
    "Pay converted at the European Central Bank’s rates of October 9, 2025, over a month ago.",
  );
});

it("says that there are none", () => {
  expect(say({ terms })).toContain("rates can’t be reached right now");
});

it("says nothing below a list that needs none", () => {
  expect(say({ terms, rates: BUNDLED_RATES }, "R$ 9.000 por mês")).toBe("");
  expect(say({ terms, rates: BUNDLED_RATES }, "competitive")).toBe("");
});
