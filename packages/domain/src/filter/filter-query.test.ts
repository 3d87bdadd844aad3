import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { filtersFromQuery, filtersToQuery, pageFromQuery } from "./filter-query.ts";
import { JobFilters } from "./job-filters.ts";

const filters = (stated: z.input<typeof JobFilters> = {}) => z.parse(JobFilters, stated);
const read = (query: string) => filtersFromQuery(new URLSearchParams(query));

it.each(["EURO", "XEUR", "eur", "E1R"])("ignores the currency %s", (currency) => {
  expect(z.safeParse(JobFilters, { salary: { currency } }).success).toBe(false);
});

describe("filtersToQuery", () => {
  it("writes every filter in a fixed order, lists sorted and joined by commas", () => {
    const query = filtersToQuery(
      filters({
        search: "react",
        job_type: ["full_time", "contract"],
        categories: ["design"],
        location: ["worldwide", "DE", "latam"],
        from: { country: "BR", certain: true },
        hours: { zone: "Asia/Kolkata", start: 10, end: 18.5, atLeast: 4 },
        salary: { min: 50_000, currency: "EUR", includeUnstated: true },
        tags: ["React Native", "c++"],
        companies: ["tern-co", "acme-inc"],
        date_posted: "7d",
        sort: "pay",
      }),
      3,
    );
    expect(decodeURIComponent(query.toString())).toBe(
      "q=react&type=contract,full_time&category=design&location=DE,latam,worldwide" +
        "&from=BR&certain=1&zone=Asia/Kolkata&starts=10&ends=18:30&common=4&salary_min=50000&currency=EUR&unstated=1&tag=c++,react-native" +
        "&company=acme-inc,tern-co&posted=7d&sort=pay&page=3",
    );
  });

  it("writes excluded values with hyphens, before chosen ones in the same list", () => {
    const query = filtersToQuery(
      filters({
        job_type: ["full_time"],
        exclude: {
          job_type: ["internship", "contract"],
          categories: ["sales"],
          location: ["US", "worldwide"],
          tags: [".NET", "React Native"],
          companies: ["ромашка"],
        },
      }),
    );
    expect(decodeURIComponent(query.toString())).toBe(
      "type=-contract,-internship,full_time&category=-sales&location=-US,-worldwide" +
        "&tag=-.net,-react-native&company=-ромашка",
    );
  });

  it("writes nothing for filters that match everything", () => {
    expect(filtersToQuery(filters()).toString()).toBe("");
  });

  it("distinguishes any stated pay from no pay filter", () => {
    expect(filtersToQuery(filters({ salary: { min: 0 } })).toString()).toBe("salary_min=0");
  });

  it("writes the same URL for equal filters in another order", () => {
    const one = filtersToQuery(filters({ tags: ["go", "rust"], location: ["US", "eu"] }));
    const other = filtersToQuery(filters({ tags: ["rust", "go", "go"], location: ["eu", "US"] }));
    expect(one.toString()).toBe(other.toString());
  });
});

describe("filtersFromQuery", () => {
  it("reads places by name or code, chosen and excluded, and drops unknown ones", () => {
    const asked = read("location=Brazil,latin america,EU,Atlantis,-Nigeria");
    expect(asked.location).toEqual(["BR", "eu", "latam"]);
    expect(asked.exclude.location).toEqual(["NG"]);
  });

  it.each([
    ["from=BR", { country: "BR", certain: false }],
    ["from=nigeria&certain=1", { country: "NG", certain: true }],
    ["from=Atlantis&certain=1", { certain: false }],
    ["from=latam", { certain: false }],
    ["certain=1", { certain: false }],
  ])("reads the reader's country from %s and drops anything else", (query, from) => {
    expect(read(query).from).toEqual(from);
  });

  it("drops unknown and invalid values and keeps the rest", () => {
    const query =
      "type=contract,nonsense&category=,design&location=ZZ,eu,UK,fr&salary_min=-5&currency=EURO&posted=8d&unstated=maybe";
    expect(read(query)).toEqual(
      filters({ job_type: ["contract"], categories: ["design"], location: ["FR", "eu"] }),
    );
  });

  it("reads a list from repeated parameters", () => {
    expect(filtersFromQuery(new URLSearchParams("type=contract,%20full_time, -internship"))).toEqual(
      filters({ job_type: ["contract", "full_time"], exclude: { job_type: ["internship"] } }),
    );
  });

  it("reads a value with a hyphen as excluded, and drops unknown and invalid ones", () => {
    const query =
      "type=-contract,full_time,-nonsense,-&category=--design&location=-de,-ZZ,eu&tag=-React%20Native,-,--&company=-";
    expect(read(query)).toEqual(
      filters({
        job_type: ["full_time"],
        location: ["eu"],
        exclude: { job_type: ["contract"], location: ["DE"], tags: ["react-native"] },
      }),
    );
  });

  it("keeps a value that is both chosen and excluded", () => {
    const both = filters({ job_type: ["contract"], exclude: { job_type: ["contract"] } });
    expect(read("type=contract,-contract")).toEqual(both);
    expect(read("type=-contract&type=contract")).toEqual(both);
  });

  it.each([
    ["company=Acme%20Inc", ["acme-inc"], []],
    ["company=ACME,-Globex%20GmbH,Föhn", ["acme", "fohn"], ["globex-gmbh"]],
    ["company=acme&company=Acme&company=-%F0%9F%8E%89", ["acme"], []],
  ])("reads companies from %j by their slugs", (query, chosen, excluded) => {
    const { companies, exclude } = read(query);
    expect({ chosen: companies, excluded: exclude.companies }).toEqual({ chosen, excluded });
  });

  it.each([
    ["sort=newest", "newest"],
    ["sort=pay", "pay"],
    ["sort=relevance", "relevance"],
    ["sort=PAY", "relevance"],
    ["sort=oldest", "relevance"],
    ["", "relevance"],
  ])("reads from %j the order %s", (query, order) => {
    expect(read(query).sort).toBe(order);
  });

  it("reads control characters in a search as spaces", () => {
    expect(read("q=go%00lang%1B").search).toBe("go lang ");
  });

  it.each(["1e9", "999999999999", "NaN", "Infinity", "0x10", "1,2,3", ""])("rejects the pay %j", (min) => {
    expect(read(`salary_min=${min}`).salary).toEqual({ includeUnstated: false });
  });

  it.each([
    ["salary_min=25.000&currency=brl&period=month", { min: 25_000, currency: "BRL", period: "month" }],
    ["salary_min=€50k", { min: 50_000, currency: "EUR" }],
    ["salary_min=60k/yr&currency=EUR&period=month", { min: 60_000, currency: "EUR" }],
    ["salary_min=12 LPA&currency=EUR&period=month", { min: 1_200_000, currency: "INR" }],
    ["salary_min=₦500,000&currency=USD&period=month", { min: 500_000, currency: "NGN", period: "month" }],
    ["salary_min=12,5&currency=EUR&period=hour", { min: 12.5, currency: "EUR", period: "hour" }],
    ["salary_min=60k&period=year", { min: 60_000 }],
    ["salary_min=60k&period=fortnight", { min: 60_000 }],
    ["currency=INR&period=month", { currency: "INR", period: "month" }],
  ])("reads minimum pay and its period as people write it: %s", (query, salary) => {
    expect(read(query).salary).toEqual({ ...salary, includeUnstated: false });
  });

  it("writes amounts below a unit to the cent", () => {
    const query = filtersToQuery(filters({ salary: { min: 12.456, currency: "EUR", period: "hour" } }));
    expect(query.toString()).toBe("salary_min=12.46&currency=EUR&period=hour");
  });

  it("reads a plain form submission: repeated parameters, empty fields, a checkbox, a grouped number", () => {
    expect(
      read("q=&type=contract&type=full_time&salary_min=50,000&currency=&unstated=on&posted=any"),
    ).toEqual(
      filters({ job_type: ["contract", "full_time"], salary: { min: 50_000, includeUnstated: true } }),
    );
  });

  it("takes the first of a repeated single-value parameter", () => {
    const query =
      "q=cook&q=x&salary_min=5&salary_min=6&currency=EUR&currency=USD&posted=7d&posted=30d&sort=pay&sort=newest";
    expect(read(query)).toEqual(read("q=cook&salary_min=5&currency=EUR&posted=7d&sort=pay"));
    expect(pageFromQuery(new URLSearchParams("page=2&page=3"))).toBe(2);
  });

  it("treats a blank search as none, and trims list values", () => {
    expect(read("q=%20%09%20").search).toBe("");
    expect(read("tag=%20tides%20,%20charts").tags).toEqual(["charts", "tides"]);
  });

  it.each([
    ["unstated=1", true],
    ["unstated=true", true],
    ["unstated=on", true],
    ["unstated=", false],
    ["unstated=0", false],
  ])("%s keeps jobs that state no pay: %s", (query, kept) => {
    expect(read(query).salary.includeUnstated).toBe(kept);
  });

  it("limits the length of the search and the lists", () => {
    const tags = Array.from({ length: 80 }, (_, at) => `t${at}`).join(",");
    const excluded = tags.replaceAll("t", "-t");
    const bounded = read(`q=${"x".repeat(500)}&tag=${tags}&tag=${excluded}&company=${excluded}`);
    expect(bounded.search).toHaveLength(200);
    expect(bounded.tags).toHaveLength(50);
    expect(bounded.exclude.tags).toHaveLength(50);
    expect(bounded.exclude.companies).toHaveLength(50);
  });

  it("keeps a new time zone that the browser does not know yet", () => {
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
      throw new RangeError("Invalid time zone specified: Europe/Kyiv");
    });
    const { hours } = filtersFromQuery(new URLSearchParams("zone=Europe/Kyiv&starts=8&common=4"));
    vi.restoreAllMocks();
    expect(hours).toEqual({ zone: "Europe/Kyiv", start: 8, end: 17, atLeast: 4 });
  });

  it("drops an unknown time zone along with its hours", () => {
    const { hours } = filtersFromQuery(new URLSearchParams("zone=Foo/Bar&starts=8&common=4"));
    expect(hours).toEqual({ start: 9, end: 17, atLeast: 0 });
  });
});

describe("pageFromQuery", () => {
  it.each([
    ["page=3", 3],
    ["", 1],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=2.5", 1],
    ["page=abc", 1],
    ["page=100000", 100_000],
    ["page=100001", 1],
  ])("reads %j as page %i", (query, page) => {
    expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
  });

  it("reads back the page that was written", () => {
    expect(pageFromQuery(filtersToQuery(filters(), 12))).toBe(12);
  });
});
