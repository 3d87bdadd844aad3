import type { JobFilters } from "@farwork/domain";
import { filtersFromQuery } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import {
  changeControls,
  changeFilters,
  changeKnownFilters,
  changePay,
  type Control,
} from "./change-listing.ts";

/** The listing for this query. */
function asked(query: string) {
  const landing = new URLSearchParams(query);
  return { filters: filtersFromQuery(landing), page: 3, landing };
}

function box(name: string, value: string, rest: { type?: string; checked?: boolean } = {}): HTMLInputElement {
  return Object.assign(document.createElement("input"), { type: "checkbox", name, value }, rest);
}

describe("a change of the listing", () => {
  it("goes to the first page of the result, with marketing parameters and hidden jobs kept", () => {
    const change = changeFilters((filters) => ({ ...filters, sort: "pay" }));
    expect(change(asked("type=contract&page=3&hidden=show&utm_source=x&job=lever-9"))).toBe(
      "/?type=contract&sort=pay&hidden=show&utm_source=x",
    );
  });

  it("keeps the places that we don’t know, unless asked to drop them", () => {
    const unknown = { ...asked("location=Foo,BR&location=Bar"), hasUnknownPlaces: true };
    const sort = (filters: JobFilters) => ({ ...filters, sort: "pay" as const });
    expect(changeFilters(sort)(unknown)).toBe("/?location=BR&sort=pay&location=Foo&location=Bar");
    expect(changeKnownFilters(sort)(unknown)).toBe("/?location=BR&sort=pay");
    expect(changeControls([box("type", "contract", { checked: true })])(unknown)).toBe(
      "/?type=contract&location=BR&location=Foo&location=Bar",
    );
  });

  it.each([
    ["", "contract", "/?type=contract"],
    ["type=freelance", "contract", "/?type=contract%2Cfreelance"],
    ["type=freelance&type=contract", "contract", "/?type=contract%2Cfreelance"],
    ["type=-contract,freelance", "contract", "/?type=contract%2Cfreelance"],
    ["type=contract", "-contract", "/?type=-contract"],
    ["location=DE", "contract", "/?type=contract&location=DE"],
  ])("ticks a checkbox in /?%s: %s", (query, value, path) => {
    expect(changeControls([box("type", value, { checked: true })])(asked(query))).toBe(path);
  });

  it.each([
    ["type=contract", "/"],
    ["type=contract,freelance", "/?type=freelance"],
    ["type=freelance", "/?type=freelance"],
  ])("unticks a checkbox in /?%s, even if it already is", (query, path) => {
    expect(changeControls([box("type", "contract")])(asked(query))).toBe(path);
  });

  it("takes the ticked one of several radio buttons, in any order", () => {
    const [left, chosen] = [
      box("posted", "7d", { type: "radio" }),
      box("posted", "24h", { type: "radio", checked: true }),
    ];
    for (const changed of [
      [left, chosen],
      [chosen, left],
    ])
      expect(changeControls(changed)(asked("posted=7d"))).toBe("/?posted=24h");
  });

  it("replaces a text", () => {
    const search: Control = box("q", "chef", { type: "search" });
    expect(changeControls([search])(asked("q=cook&sort=newest"))).toBe("/?q=chef&sort=newest");
  });

  it("leaves the last word open only while somebody types in the search field", () => {
    const search: Control = box("q", "senior che", { type: "search" });
    expect(changeControls([search], search)(asked("q=senior"))).toBe("/?q=senior+che*");
    expect(changeControls([search], document.body)(asked("q=senior"))).toBe("/?q=senior+che");
  });

  it("completes the word being typed, whatever is chosen", () => {
    expect(changeControls([box("type", "contract", { checked: true })])(asked("q=che*"))).toBe(
      "/?q=che&type=contract",
    );
    expect(changeFilters((filters) => ({ ...filters, sort: "pay" }))(asked("q=che*"))).toBe(
      "/?q=che&sort=pay",
    );
  });

  it("asks for a minimum pay, replacing the last one, and for any pay", () => {
    const before = asked("salary_min=10&currency=USD&unstated=1");
    const terms = { currency: "EUR", period: "month" } as const;
    expect(changePay({ ...terms, min: 4000 })(before)).toBe(
      "/?salary_min=4000&currency=EUR&period=month&unstated=1",
    );
    expect(changePay(terms)(before)).toBe("/?unstated=1");
  });
});
