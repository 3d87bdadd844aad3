import { describe, expect, it } from "vitest";

import { NO_FILTERS } from "./active-filters.ts";
import { listingPath } from "./listing-path.ts";

describe("a listing's address", () => {
  it("is bare without filters, and names filters and later pages", () => {
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams())).toBe("/");
    expect(listingPath({ ...NO_FILTERS, search: "react" }, 2, new URLSearchParams())).toBe(
      "/?q=react&page=2",
    );
  });

  it("keeps marketing parameters and no others", () => {
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams("utm_source=x&tag=go&evil=1"))).toBe(
      "/?utm_source=x",
    );
  });

  it("names terms of pay only with an amount", () => {
    const salary = { currency: "BRL", period: "month", includeUnstated: false } as const;
    const path = (least: object) =>
      listingPath({ ...NO_FILTERS, salary: { ...salary, ...least } }, 1, new URLSearchParams());
    expect(path({})).toBe("/");
    expect(path({ min: 900 })).toBe("/?salary_min=900&currency=BRL&period=month");
  });

  it("keeps showing hidden entries", () => {
    expect(listingPath({ ...NO_FILTERS, search: "go" }, 2, new URLSearchParams("hidden=show&ref=x"))).toBe(
      "/?q=go&page=2&hidden=show&ref=x",
    );
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams("hidden=no"))).toBe("/");
  });

  it("asks for any country if the last address named one, so that no remembered one is added", () => {
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams("from=BR"))).toBe("/?from=any");
    const brazil = { ...NO_FILTERS, from: { country: "BR", certain: false } };
    expect(listingPath(brazil, 1, new URLSearchParams("from=any"))).toBe("/?from=BR");
    expect(listingPath(NO_FILTERS, 1, new URLSearchParams("from="))).toBe("/");
  });
});
