import { filtersFromQuery } from "@farwork/domain/filter";
import { expect, it } from "vitest";

import { describeListing } from "./describe-listing.ts";

const describeQuery = (query: string, page = 1, isEmpty = false) =>
  describeListing(filtersFromQuery(new URLSearchParams(query)), page, { isEmpty });

it("is titled by its filters and page", () => {
  expect(describeQuery("type=contract", 2).title).toEqual({
    absolute: "Remote jobs: Contract, page 2 · Farwork",
  });
});

it("has one canonical URL, without foreign parameters", () => {
  const { alternates } = describeQuery("tag=b,a&utm_source=x&posted=any", 2);
  expect(alternates?.canonical).toBe("/?tag=a%2Cb&page=2");
});

it("links feeds of its filters, whatever the page", () => {
  expect(describeQuery("tag=b,a&utm_source=x", 2).alternates?.types).toEqual({
    "application/rss+xml": "/feed.xml?tag=a%2Cb",
    "application/feed+json": "/feed.json?tag=a%2Cb",
  });
  expect(describeQuery("").alternates?.types).toMatchObject({ "application/rss+xml": "/feed.xml" });
});

it("lets search engines index plain lists, but not searches or several filters at once", () => {
  expect(describeQuery("category=data").robots).toBeUndefined();
  expect(describeQuery("q=react").robots).toEqual({ index: false, follow: true });
  expect(describeQuery("category=data&type=contract").robots).toEqual({ index: false, follow: true });
});

it("does not let them index an empty tag or company", () => {
  expect(describeQuery("tag=nobodys").robots).toBeUndefined();
  expect(describeQuery("tag=nobodys", 1, true).robots).toEqual({ index: false, follow: true });
  expect(describeQuery("", 1, true).robots).toBeUndefined();
});

it("lets them index one order only, and no exclusions", () => {
  expect(describeQuery("category=data&sort=pay", 2)).toMatchObject({
    alternates: {
      canonical: "/?category=data&page=2",
      types: { "application/rss+xml": "/feed.xml?category=data" },
    },
    robots: { index: false, follow: true },
  });
  expect(describeQuery("category=-data").robots).toEqual({ index: false, follow: true });
});

it("has a description that stays true, and the board's Open Graph image", () => {
  const { description, openGraph, twitter } = describeQuery("type=contract", 2);
  expect(description).toBe(
    "Remote jobs: Contract, listed as plainly as classified ads: who may apply, what it pays, when it was posted, and where it is from.",
  );
  expect(openGraph).toMatchObject({ description, images: [{ url: "/og/board", width: 1200, height: 630 }] });
  expect(twitter).toEqual({ card: "summary_large_image" });
});

it("sends search engines from the jobs of one company to the company's page", () => {
  expect(describeQuery("company=tern&sort=pay", 2).alternates?.canonical).toBe("/companies/tern?page=2");
  expect(describeQuery("company=-tern").alternates?.canonical).toBe("/?company=-tern");
  expect(describeQuery("company=tern&type=contract").alternates?.canonical).toBe(
    "/?type=contract&company=tern",
  );
  expect(describeQuery("company=gull,tern").alternates?.canonical).toBe("/?company=gull%2Ctern");
});

it("sends search engines from a country’s plain list to the country’s page, if there is one", () => {
  const describe = (query: string, page = 1, hasPage = true) =>
    describeListing(filtersFromQuery(new URLSearchParams(query)), page, { isEmpty: false, hasPage });
  for (const query of ["from=BR", "from=BR&certain=1", "from=BR&sort=pay", "from=BR&zone=Africa/Lagos"]) {
    expect(describe(query).alternates?.canonical).toBe("/in/brazil");
    expect(describe(query).robots).toBeUndefined();
  }
  expect(describe("from=BR&category=design").alternates?.canonical).toBe("/in/brazil/design");
  expect(describe("from=BR", 2).alternates?.canonical).toBe("/?from=BR&page=2");
  expect(describe("from=BR", 1, false).alternates?.canonical).toBe("/?from=BR");
  for (const query of ["from=BR&type=contract", "from=BR&q=react", "from=BR&zone=Africa/Lagos&common=4"]) {
    expect(describe(query).alternates?.canonical).not.toContain("/in/");
    expect(describe(query).robots).toEqual({ index: false, follow: true });
  }
});
