import { BUNDLED_RATES } from "@farwork/domain/rates";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { describeRates } from "./describe-rates.ts";

it("says the date of the rates, that they are old, or that there are none", () => {
  const { day } = createFormats("en-GB");
  const rates = { ...BUNDLED_RATES, date: "2026-01-23" };
  expect(describeRates({ rates, day }, new Date("2026-01-30"))).toContain("rates of 23 January 2026. Pay");
  expect(describeRates({ rates, day }, new Date("2026-02-01"))).toContain("2026, over a week ago.");
  expect(describeRates({ rates, day }, new Date("2027-02-01"))).toContain("2026, over a year ago.");
  expect(describeRates({ rates: undefined, day }, new Date("2026-02-01"))).toContain("can’t be reached");
});
