import { describe, expect, it } from "vitest";

import { restricted, worldwide } from "./fixtures/expected-places.ts";
import { countriesOpenTo, leaveOut } from "./region.ts";

describe("leaveOut", () => {
  it("keeps regions that are whole, the largest first, and lists the countries of the others", () => {
    expect(leaveOut(worldwide, restricted(["US"]))).toEqual({
      ...restricted(["BM", "CA", "GL", "PM"], ["emea", "apac", "latam"]),
      excluded: { countries: ["US"], regions: [] },
    });
    expect(leaveOut(restricted([], ["emea"]), restricted([], ["europe"]))).toEqual(
      restricted(["AM", "AZ", "GE"], ["africa", "middle-east"]),
    );
  });

  it("opens a place to all its countries but those", () => {
    const rest = leaveOut(restricted(["CA"], ["europe"]), restricted(["GB", "FR"]));
    const open = rest ? countriesOpenTo(rest) : new Set();
    expect(["CA", "DE", "GB", "FR"].filter((code) => open.has(code))).toEqual(["CA", "DE"]);
  });

  it("tells all that is left out of the world, and what is left out of less not at all", () => {
    const without = leaveOut(worldwide, restricted(["US"]));
    const both = without && leaveOut(without, restricted(["CA"], ["eu"]));
    expect(both?.excluded).toEqual({ countries: ["US", "CA"], regions: ["eu"] });
    expect(leaveOut(restricted([], ["europe"]), restricted(["GB"]))).not.toHaveProperty("excluded");
  });

  it("gives no place where nothing is left", () => {
    expect(leaveOut(restricted(["DE"]), restricted([], ["europe"]))).toBeUndefined();
  });
});
