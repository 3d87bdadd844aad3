import { expect, it } from "vitest";

import { COUNTRY_CODES } from "./country-codes.ts";
import { COUNTRY_LABELS } from "./country-labels.ts";

it("names every country as English readers of the web are used to", () => {
  const long = new Intl.DisplayNames("en", { type: "region" });
  const short = new Intl.DisplayNames("en", { type: "region", style: "short" });
  // The long names of two are "Hong Kong SAR China" and "Macao SAR China".
  const nameOf = (code: string) => (["HK", "MO"].includes(code) ? short : long).of(code);
  expect([...COUNTRY_LABELS]).toEqual([...COUNTRY_CODES].map((code) => [code, nameOf(code)]));
});
