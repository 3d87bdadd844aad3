import { BUNDLED_RATES } from "@farwork/domain/rates";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import type { ReaderPay } from "../../platform/locale/reader-pay.ts";
import { RatesNote } from "./rates-note.tsx";

const terms = { currency: "BRL", period: "month" } as const;

function say(pay: Partial<ReaderPay>, now: string) {
  return render(
    <FormatsContext value={createFormats("en-US", pay)}>
      <RatesNote now={new Date(now)} />
    </FormatsContext>,
  ).container.textContent;
}

it("says that the rates of a list are old", () => {
  expect(say({ terms, rates: BUNDLED_RATES }, "2026-01-15")).toBe(
    "Pay is converted at the European Central Bank’s rates of October 9, 2025, over a month ago.",
  );
});

it("says that there are none", () => {
  expect(say({ terms }, "2026-01-15")).toContain("rates can’t be reached right now");
});

it("says nothing of recent rates, nor to a reader whose terms are unknown", () => {
  expect(say({ terms, rates: BUNDLED_RATES }, "2025-10-10")).toBe("");
  expect(say({ rates: BUNDLED_RATES }, "2026-01-15")).toBe("");
});
