import { DEFAULT_PAGE_SIZE } from "@farwork/domain/contract";
import { BUNDLED_RATES, RATES_UNREACHABLE } from "@farwork/domain/rates";
import { buildJob } from "@farwork/domain/testing";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { buildCompany } from "../../testing/build-company.ts";
import { buildListing } from "../../testing/build-listing.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { CompanyPage } from "./company-page.tsx";

const shown = {
  slug: "tern-co",
  page: 1,
  landing: new URLSearchParams("utm_source=x"),
  now: new Date("2026-01-20T12:00:00Z"),
  lastVisit: undefined,
};
const listing = buildListing({ jobs: [buildJob({ title: "Cook" })], totalJobs: 1, totalFetched: 1 });

it("shows facts with counts, and leaves out those no job states", () => {
  const company = buildCompany({
    totalJobs: 5,
    categories: [{ value: "design", count: 2 }],
    places: Array.from({ length: 10 }, (_, at) => ({ value: `Land ${at}`, count: 1 })),
    morePlaces: 30,
    pay: [
      { currency: "USD", period: "year", min: 70_000, max: 120_000, annual: {}, jobs: 2 },
      { currency: "USD", period: "year", periodAssumed: true, min: 90_000, annual: {}, jobs: 1 },
      { currency: "USD", period: "year", min: 4e6, annual: {}, implausible: true, jobs: 1 },
    ],
    sources: [{ value: "remote-ok", count: 3 }],
  });
  renderOnBoard(<CompanyPage {...shown} company={company} listing={listing} />);
  const facts = within(screen.getByRole("complementary", { name: "Facts" }));
  expect(facts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Design2 jobs",
    ...Array.from({ length: 8 }, (_, at) => `Land ${at}1 job`),
    "and 32 more",
    "$70k–$120k a year2 jobs",
    "From $90k a year?1 job",
    "From $4M a yearUnlikely, not compared1 job",
    "Not stated1 job",
    "Remote OK3 jobs",
  ]);
  expect(facts.getByRole("link", { name: "Design" }).getAttribute("href")).toBe(
    "/?category=design&company=tern-co&utm_source=x",
  );
});

it("shows pay in the reader’s terms below the stated pay, with the rates", () => {
  const reader = { terms: { currency: "EUR", period: "month" }, rates: BUNDLED_RATES } as const;
  const annual = { min: 70_000, max: 120_000 };
  const company = buildCompany({
    totalJobs: 2,
    pay: [
      { currency: "USD", period: "year", ...annual, annual, jobs: 1 },
      { currency: "USD", period: "year", byPiece: true, min: 150, annual: {}, jobs: 1 },
    ],
  });
  renderOnBoard(
    <FormatsContext value={createFormats("en-GB", reader)}>
      <CompanyPage {...shown} company={company} listing={listing} />
    </FormatsContext>,
  );
  const facts = within(screen.getByRole("complementary", { name: "Facts" }));
  expect(facts.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "US$70k–US$120k a year≈ €5,000–€8,600/month1 job",
    "From US$150 by the piece1 job",
  ]);
  expect(facts.getByText(/^Pay converted at/).textContent).toBe(
    "Pay converted at the European Central Bank’s rates of 9 October 2025, over a month ago",
  );
});

it.each([
  ["names no rates if only the period differs", "USD", BUNDLED_RATES, ""],
  ["says that rates are missing", "EUR", undefined, RATES_UNREACHABLE],
  ["misses no rates for pay in the reader’s currency", "USD", undefined, ""],
] as const)("%s", (_, currency, rates, note) => {
  const reader = { terms: { currency, period: "month" }, rates } as const;
  const annual = { min: 72_000 };
  const company = buildCompany({ pay: [{ currency: "USD", period: "year", ...annual, annual, jobs: 1 }] });
  renderOnBoard(
    <FormatsContext value={createFormats("en-GB", reader)}>
      <CompanyPage {...shown} company={company} listing={listing} />
    </FormatsContext>,
  );
  expect(screen.queryByText(/^(?:Pay converted at|Exchange rates)/)?.textContent ?? "").toBe(note);
});

it("pages through many jobs, with their range and total", () => {
  const jobs = Array.from({ length: DEFAULT_PAGE_SIZE }, (_, at) =>
    buildJob({ sourceId: `${at}`, title: `Cook ${at}` }),
  );
  const long = buildListing({ jobs, totalJobs: 500, totalPages: 34, totalFetched: DEFAULT_PAGE_SIZE });
  renderOnBoard(<CompanyPage {...shown} page={2} company={buildCompany()} listing={long} />);
  expect(screen.getByText("16–30 of 500")).toBeDefined();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    jobs.map(({ title }) => title),
  );
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  const hrefOf = (name: string) => pages.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Previous page")).toBe("/companies/tern-co?utm_source=x");
  expect(hrefOf("Next page")).toBe("/companies/tern-co?page=3&utm_source=x");
  expect(hrefOf("Page 34")).toBe("/companies/tern-co?page=34&utm_source=x");
});

it("says when a page is past the end, and links to the last one", () => {
  const past = buildListing({ totalJobs: 500, totalPages: 34 });
  renderOnBoard(<CompanyPage {...shown} page={35} company={buildCompany()} listing={past} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("This page doesn’t exist");
  expect(screen.getByRole("link", { name: "Go to the last page" }).getAttribute("href")).toBe(
    "/companies/tern-co?page=34&utm_source=x",
  );
});

it("works without the facts when they fail to load", () => {
  renderOnBoard(<CompanyPage {...shown} company={undefined} listing={listing} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tern & Co");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Cook");
  expect(screen.queryByRole("complementary")).toBeNull();
});
