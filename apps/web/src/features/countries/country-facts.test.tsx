import type { ReaderCounts } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildListing } from "../../testing/build-listing.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { CountryFacts } from "./country-facts.tsx";

const show = (counted: Partial<ReaderCounts>) => {
  const forReader = { open: 40, notStated: 0, notOpen: 0, ...counted };
  // The page's own jobs are a few of them, and ask for nothing.
  const listing = buildListing({ jobs: [buildJob()], totalJobs: 40, forReader });
  renderOnBoard(<CountryFacts field={{ country: "KE" }} {...{ listing }} landing={new URLSearchParams()} />);
  return (term: string) => screen.queryByText(term)?.nextSibling?.textContent;
};

it("sums up the hours that all jobs of the country ask for, not those of the page", () => {
  const read = show({ hours: { count: 2, timezones: { from: -5, to: 2 } } });
  expect(read("Time zones")).toBe("2 of 40 remote jobs ask for hours within UTC−5\u00a0to\u00a0UTC+2");
});

it("says nothing of hours that none asks for", () => {
  expect(show({})("Time zones")).toBeUndefined();
});

it.each([
  [{ named: 2, byRegion: 1 }, "3 remote jobs name Kenya or its region, 37 are open to anyone"],
  [{ named: 0, byRegion: 1 }, "1 remote job names Kenya or its region, 39 are open to anyone"],
  [{ named: 39, byRegion: 0 }, "39 remote jobs name Kenya or its region, 1 is open to anyone"],
  [{}, undefined],
])("says who may apply as the board has counted it: %j", (counted, said) => {
  expect(show(counted)("Who may apply")).toBe(said);
});
