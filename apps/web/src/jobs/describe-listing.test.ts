import { filtersFromQuery } from "@farwork/domain/filter/filter-query";
import { expect, it } from "vitest";

import { describeListing } from "./describe-listing.ts";

const describeQuery = (query: string, page = 1) =>
  describeListing(filtersFromQuery(new URLSearchParams(query)), page);

it("names what a listing is narrowed to, and its page", () => {
  expect(describeQuery("type=contract", 2).title).toEqual({
    absolute: "Remote jobs: Contract, page 2 · Farwork",
  });
});

it("has one canonical address, without parameters that are not ours", () => {
  const { alternates } = describeQuery("tag=b,a&utm_source=x&posted=any", 2);
  expect(alternates?.canonical).toBe("/?tag=a%2Cb&page=2");
});

it("leads feed readers to the jobs of its filters, whatever the page", () => {
  expect(describeQuery("tag=b,a&utm_source=x", 2).alternates?.types).toEqual({
    "application/rss+xml": "/feed.xml?tag=a%2Cb",
    "application/feed+json": "/feed.json?tag=a%2Cb",
  });
  expect(describeQuery("").alternates?.types).toMatchObject({ "application/rss+xml": "/feed.xml" });
});

it("lets search engines keep plain lists, not searches or piled-up filters", () => {
  expect(describeQuery("category=data").robots).toBeUndefined();
  expect(describeQuery("q=react").robots).toEqual({ index: false, follow: true });
  expect(describeQuery("category=data&type=contract").robots).toEqual({ index: false, follow: true });
});
