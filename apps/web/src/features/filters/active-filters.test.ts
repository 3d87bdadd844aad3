import { filtersFromQuery, filtersToQuery } from "@farwork/domain/filter";
import { describe, expect, it } from "vitest";

import { dropEveryFilter, keptFilters, listActiveFilters } from "./active-filters.ts";

const filtersOf = (query: string) => filtersFromQuery(new URLSearchParams(query));

const EVERYTHING =
  "q=react&type=contract,unspecified&category=data&location=US&from=BR&salary_min=50000&currency=EUR&unstated=1&tag=go&posted=7d";

describe("active filters", () => {
  it("are empty for the unfiltered list", () => {
    expect(listActiveFilters(filtersOf(""))).toEqual([]);
  });

  it("are named one by one, with self-contained labels", () => {
    expect(listActiveFilters(filtersOf(EVERYTHING)).map(({ label }) => label)).toEqual([
      "“react”",
      "Contract",
      "Job type not stated",
      "Data",
      "United States",
      "For people in Brazil",
      "€50k or more, or not stated",
      "go",
      "Last 7 days",
    ]);
  });

  it("name words without the star of the one being typed", () => {
    expect(listActiveFilters(filtersOf("q=senior+reac*")).map(({ label }) => label)).toEqual([
      "“senior reac”",
    ]);
  });

  it("are saved without order, unused hours or a half-typed word", () => {
    const kept = keptFilters(filtersOf("q=reac*&sort=pay&type=contract&work_start=9"));
    expect(filtersToQuery(kept).toString()).toBe("q=reac&type=contract");
  });

  it("name exclusions last", () => {
    const labels = listActiveFilters(filtersOf("type=-contract,freelance&location=-US&tag=-go&posted=7d"));
    expect(labels.map(({ label }) => label)).toEqual([
      "Freelance",
      "Last 7 days",
      "Not Contract",
      "Not United States",
      "Not go",
    ]);
  });

  it("name a company if its name is known, and else by its slug", () => {
    const names = new Map([["tern-and-co", "Tern & Co"]]);
    const labels = listActiveFilters(filtersOf("company=tern-and-co,-acme-labs"), names);
    expect(labels.map(({ label }) => label)).toEqual(["Tern & Co", "Not Acme Labs"]);
  });

  it("can each be removed on its own", () => {
    const [, contract] = listActiveFilters(filtersOf("q=react&type=contract,freelance"));
    expect(
      contract && filtersToQuery(contract.remove(filtersOf("q=react&type=contract,freelance"))).toString(),
    ).toBe("q=react&type=freelance");
  });

  it("keep the other exclusions when one is removed", () => {
    const [, notContract] = listActiveFilters(filtersOf("type=-contract,-freelance,internship"));
    expect(
      notContract &&
        filtersToQuery(notContract.remove(filtersOf("type=-contract,-freelance,internship"))).get("type"),
    ).toBe("-freelance,internship");
  });

  it("leave no filter when all are removed in turn", () => {
    let filters = filtersOf(`${EVERYTHING}&tag=-knots&company=tern,-acme&category=-design`);
    for (let [first] = listActiveFilters(filters); first; [first] = listActiveFilters(filters)) {
      filters = first.remove(filters);
    }
    expect(filters).toEqual(filtersOf(""));
  });

  it("keep the reader's hours when the ones in common are removed", () => {
    const filters = filtersOf("zone=Africa/Lagos&starts=8&common=4");
    const [common] = listActiveFilters(filters);
    expect(common?.label).toBe("4+ hours in common");
    expect(common && filtersToQuery(common.remove(filters)).toString()).toBe("zone=Africa%2FLagos&starts=8");
  });

  it("say which filter they belong to", () => {
    expect(listActiveFilters(filtersOf(EVERYTHING)).map(({ filter }) => filter)).toEqual([
      "search",
      "job_type",
      "job_type",
      "categories",
      "location",
      "from",
      "salary",
      "tags",
      "date_posted",
    ]);
  });
});

it("dropping every filter keeps the order and the reader's country", () => {
  expect(filtersToQuery(dropEveryFilter(filtersOf(`${EVERYTHING}&sort=pay`))).toString()).toBe(
    "from=BR&sort=pay",
  );
});
