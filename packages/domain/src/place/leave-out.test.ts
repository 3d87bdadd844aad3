import { describe, expect, it } from "vitest";

import type { Place } from "./place.ts";
import { leaveOut } from "./region.ts";
import { countriesOpenTo } from "./region.ts";

const restricted = (countries: string[], regions: Place["regions"] = []): Place => ({
  scope: "restricted",
  countries,
  regions,
});

describe("leaveOut", () => {
  it("keeps regions that are whole, the largest first, and lists the countries of the others", () => {
    const worldwide: Place = { scope: "worldwide", countries: [], regions: [] };
    expect(leaveOut(worldwide, restricted(["US"]))).toEqual(
      restricted(["BM", "CA", "GL", "PM"], ["emea", "apac", "latam"]),
    );
    expect(leaveOut(restricted([], ["emea"]), restricted([], ["europe"]))).toEqual(
      restricted(["AM", "AZ", "GE"], ["africa", "middle-east"]),
    );
  });

  it("opens a place to all its countries but those", () => {
    const rest = leaveOut(restricted(["CA"], ["europe"]), restricted(["GB", "FR"]));
    const open = rest ? countriesOpenTo(rest) : new Set();
    expect(["CA", "DE", "GB", "FR"].filter((code) => open.has(code))).toEqual(["CA", "DE"]);
  });

  it("gives no place where nothing is left", () => {
    expect(leaveOut(restricted(["DE"]), restricted([], ["europe"]))).toBeUndefined();
  });
});
