import { filtersFromQuery } from "@farwork/domain/filter";
import { SavedSearchName } from "@farwork/domain/saved-search";
import { describe, expect, it } from "vitest";

import { describeQuery, toSearchDraft } from "./name-search.ts";

const nameOf = (query: string) => toSearchDraft(filtersFromQuery(new URLSearchParams(query))).name;

describe("a search to be saved", () => {
  it.each([
    ["q=react&type=contract&location=ES", "React · Contract · Spain"],
    ["q=C%2B%2B+lead", "C++ lead"],
    ["q=reac*", "Reac"],
    ["type=-internship&tag=figma", "Figma · Not Internship"],
    ["company=lantern-rule", "Lantern Rule"],
    ["posted=24h&salary_min=60000&currency=EUR", "€60k or more · Last 24 hours"],
    ["", "All remote jobs"],
    ["page=3&sort=pay", "All remote jobs"],
  ])("of %s is called %s", (query, name) => {
    expect(nameOf(query)).toBe(name);
  });

  it("is named after the company, if its name is known", () => {
    const filters = filtersFromQuery(new URLSearchParams("company=lantern-rule"));
    expect(toSearchDraft(filters, new Map([["lantern-rule", "Lantern & Rule"]])).name).toBe("Lantern & Rule");
  });

  it("is the same for any page and order", () => {
    const filters = filtersFromQuery(new URLSearchParams("sort=pay&type=contract&q=react&page=4"));
    expect(toSearchDraft(filters).query).toBe("q=react&type=contract");
  });

  it("has whole words, even while the last one is being typed", () => {
    const filters = filtersFromQuery(new URLSearchParams("q=reac*"));
    expect(toSearchDraft(filters).query).toBe("q=reac");
  });

  it("has a name short enough to be stored, whatever was chosen", () => {
    const tags = Array.from({ length: 20 }, (_, index) => `craft-number-${index}`).join(",");
    const name = nameOf(`tag=${tags}`);
    expect(SavedSearchName.safeParse(name).success).toBe(true);
    expect(name).toMatch(/^Craft-number-0 · .*\w…$/);
    expect(SavedSearchName.safeParse(nameOf(`q=${"w".repeat(200)}`)).success).toBe(true);
  });
});

describe("a saved search", () => {
  it("is described by its filters, whatever its name", () => {
    expect(describeQuery("q=react&location=ES")).toBe("React · Spain");
    expect(describeQuery("")).toBe("All remote jobs");
  });
});
