import { filtersFromQuery } from "@farwork/domain/filter";
import * as fc from "fast-check";
import { expect, it } from "vitest";

import { formPath } from "./form-path.ts";
import { listingPath } from "./listing-path.ts";

const some = (...values: string[]) => fc.shuffledSubarray(values);
const one = (...values: string[]) => fc.constantFrom("", ...values).map((value) => [value]);

it("leads a filled-in form to the listing's own address for what was chosen, in whatever order it asks", () => {
  const form = fc.record({
    utm_source: one("gazette"),
    posted: one("24h", "7d"),
    sort: one("newest", "pay"),
    tag: some("c++", "knots", "ui/ux", "-go"),
    company: one("-acme,tern-and-co", "-acme"),
    type: some("contract", "full_time", "unspecified", "-internship", "-freelance"),
    unstated: one("1"),
    location: some("DE", "US", "europe", "worldwide", "unstated", "-GB"),
    category: some("design", "data"),
    currency: one("EUR", "USD"),
    salary_min: one("40000", "0"),
    q: one("react", ' "machine learning" -c# ', "   ", "50% & more"),
  });
  fc.assert(
    fc.property(form, (filled) => {
      const data = new FormData();
      const params = new URLSearchParams();
      for (const [name, values] of Object.entries(filled)) {
        for (const value of values) {
          data.append(name, value);
          params.append(name, value);
        }
      }
      expect(formPath(data)).toBe(listingPath(filtersFromQuery(params), 1, params));
    }),
  );
});

it("leaves a country out that is still being typed, and keeps one that is known, and that any is asked for", () => {
  const path = (from: string) => {
    const data = new FormData();
    data.append("from", from);
    data.append("type", "contract");
    return formPath(data);
  };
  expect(path("Germny")).toBe("/?type=contract");
  expect(path("DE")).toBe("/?type=contract&from=DE");
  expect(path("any")).toBe("/?type=contract&from=any");
});
