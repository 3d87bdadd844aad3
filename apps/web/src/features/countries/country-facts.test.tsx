import { emptyFacets, type ReaderCounts } from "@farwork/domain";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { buildJob } from "@farwork/domain/testing";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { createFormats } from "../../platform/locale/formats.ts";
import { FormatsContext } from "../../platform/locale/locale-provider.tsx";
import { buildListing } from "../../testing/build-listing.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { CountryFacts } from "./country-facts.tsx";

const show = (
  counted: Partial<ReaderCounts>,
  reader: Parameters<typeof createFormats>[1] = {},
  { assumed = 3 } = {},
) => {
  const forReader = { open: 40, notStated: 0, notOpen: 0, ...counted };
  const facets = {
    ...emptyFacets(),
    salary: [{ value: "unstated", count: 30 }],
    salary_assumed: assumed,
    salary_histogram: [
      { from: 50_000, count: 4 },
      { from: 100_000, count: 6 },
    ],
  };
  // The page's own jobs are only some of them, and need no hours.
  const listing = buildListing({ jobs: [buildJob()], totalJobs: 40, forReader, facets });
  renderOnBoard(
    <FormatsContext value={createFormats("en", reader)}>
      <CountryFacts
        field={{ country: "KE" }}
        {...{ listing }}
        rates={BUNDLED_RATES}
        landing={new URLSearchParams()}
        now={new Date("2026-01-15")}
      />
    </FormatsContext>,
  );
  return (term: string) => screen.queryByText(term)?.nextSibling?.textContent;
};

it.each([
  [undefined, "from $100k a year?"],
  [{ currency: "BRL", period: "month" }, "from R$8,300 a month?"],
  [{ currency: "EUR", period: "hour" }, "from €48 an hour?"],
] as const)(
  "shows in the reader's terms, %j, what half of the jobs pay at least, and the rates",
  (terms, said) => {
    const pay = show({}, { terms })("Pay");
    expect(pay).toMatch(/^10 of 40 give pay that can be compared, half of them /);
    expect(pay).toContain(said);
    expect(pay).toMatch(/rates of October 9, 2025, over a month ago/);
  },
);

it("counts the jobs whose period or currency is assumed, and marks the figure only if there are any", () => {
  const marked = show({})("Pay");
  expect(marked).toContain("from $100k a year?");
  expect(marked).toContain(
    "In 3 of these the period or currency is not stated, and the likeliest is assumed.",
  );
  cleanup();
  const stated = show({}, {}, { assumed: 0 })("Pay");
  expect(stated).toContain("from $100k a year");
  expect(stated).not.toMatch(/a year\?|assumed/);
});

it("sums up the hours of all jobs of the country, not only those on the page", () => {
  const read = show({ hours: { count: 2, timezones: { from: -5, to: 2 } } });
  expect(read("Time zones")).toBe("2 of 40 remote jobs ask for hours within UTC−5\u00a0to\u00a0UTC+2");
});

it("leaves hours out when no job needs any", () => {
  expect(show({})("Time zones")).toBeUndefined();
});

it.each([
  [{ named: 2, byRegion: 1 }, "3 remote jobs name Kenya or its region, 37 are open to anyone"],
  [{ named: 0, byRegion: 1 }, "1 remote job names Kenya or its region, 39 are open to anyone"],
  [{ named: 39, byRegion: 0 }, "39 remote jobs name Kenya or its region, 1 is open to anyone"],
  [{}, undefined],
])("shows how many jobs name the country: %j", (counted, said) => {
  expect(show(counted)("Who may apply")).toBe(said);
});
