import { describe, expect, it } from "vitest";

import { NO_FILTERS } from "./active-filters.ts";
import { formPath, listingPath, toSearchParams } from "./listing-path.ts";

describe("a listing's address", () => {
  it("is bare for every job, and names filters and a later page", () => {
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams())).toBe("/");
    expect(listingPath({ ...NO_FILTERS, search: "react" }, 2, new URLSearchParams())).toBe(
      "/?q=react&page=2",
    );
  });

  it("carries the landing's marketing parameters and nothing else of it", () => {
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams("utm_source=x&tag=go&evil=1"))).toBe(
      "/?utm_source=x",
    );
  });

  it("of a filled-in form begins at page one, without its empty fields", () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ q: "", salary_min: "", currency: "EUR", ref: "mail" })) {
      form.append(name, value);
    }
    form.append("type", "part_time");
    form.append("type", "contract");
    expect(formPath(form)).toBe("/?type=contract%2Cpart_time&currency=EUR&ref=mail");
  });

  it("is read with its repeated parameters", () => {
    expect(toSearchParams({ type: ["a", "b"], q: "c", page: undefined }).toString()).toBe(
      "type=a&type=b&q=c",
    );
  });
});
