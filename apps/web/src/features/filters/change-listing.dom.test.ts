import { filtersFromQuery } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import { changeControls, changeFilters, changePay, type Control } from "./change-listing.ts";

/** The listing that this query asks for. */
function asked(query: string) {
  const landing = new URLSearchParams(query);
  return { filters: filtersFromQuery(landing), page: 3, landing };
}

function box(name: string, value: string, rest: { type?: string; checked?: boolean } = {}): HTMLInputElement {
  return Object.assign(document.createElement("input"), { type: "checkbox", name, value }, rest);
}

describe("a change of the listing", () => {
  it("leads to the first page of what was asked for, with marketing parameters and hidden jobs as they were", () => {
    const change = changeFilters((filters) => ({ ...filters, sort: "pay" }));
    expect(change(asked("type=contract&page=3&hidden=show&utm_source=x&job=lever-9"))).toBe(
      "/?type=contract&sort=pay&hidden=show&utm_source=x",
    );
  });

  it.each([
    ["", "contract", "/?type=contract"],
    ["type=freelance", "contract", "/?type=contract%2Cfreelance"],
    ["type=freelance&type=contract", "contract", "/?type=contract%2Cfreelance"],
    ["type=-contract,freelance", "contract", "/?type=contract%2Cfreelance"],
    ["type=contract", "-contract", "/?type=-contract"],
    ["location=DE", "contract", "/?type=contract&location=DE"],
  ])("has in /?%s a box ticked: %s", (query, value, path) => {
    expect(changeControls([box("type", value, { checked: true })])(asked(query))).toBe(path);
  });

  it.each([
    ["type=contract", "/"],
    ["type=contract,freelance", "/?type=freelance"],
    ["type=freelance", "/?type=freelance"],
  ])("has in /?%s a box unticked, also where it was by then", (query, path) => {
    expect(changeControls([box("type", "contract")])(asked(query))).toBe(path);
  });

  it("has one of several radio buttons, whichever order they are in", () => {
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

  it("has a text in place of the one before", () => {
    const search: Control = box("q", "chef", { type: "search" });
    expect(changeControls([search])(asked("q=cook&sort=newest"))).toBe("/?q=chef&sort=newest");
  });

  it("has a last word that may go on where somebody types in the search, and nowhere else", () => {
    const search: Control = box("q", "senior che", { type: "search" });
    expect(changeControls([search], search)(asked("q=senior"))).toBe("/?q=senior+che*");
    expect(changeControls([search], document.body)(asked("q=senior"))).toBe("/?q=senior+che");
  });

  it("finishes the word that was being typed, whatever is chosen", () => {
    expect(changeControls([box("type", "contract", { checked: true })])(asked("q=che*"))).toBe(
      "/?q=che&type=contract",
    );
    expect(changeFilters((filters) => ({ ...filters, sort: "pay" }))(asked("q=che*"))).toBe(
      "/?q=che&sort=pay",
    );
  });

  it("asks for pay, in place of what was asked before, and for any pay", () => {
    const before = asked("salary_min=10&currency=USD&unstated=1");
    const terms = { currency: "EUR", period: "month" } as const;
    expect(changePay({ ...terms, min: 4000 })(before)).toBe(
      "/?salary_min=4000&currency=EUR&period=month&unstated=1",
    );
    expect(changePay(terms)(before)).toBe("/?unstated=1");
  });
});
