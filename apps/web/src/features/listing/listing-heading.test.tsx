import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { buildFacets, buildListing } from "../../testing/build-listing.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { readListingAddress } from "./listing-address.ts";
import { ListingHeading } from "./listing-heading.tsx";

const now = new Date("2026-01-20T12:00:00Z");
const facets = buildFacets({ date_posted: [{ value: "24h", count: 3 }] });

const address = readListingAddress("");
const listing = buildListing({ totalJobs: 40, facets });
const hidden = { jobs: [], companies: [] };

function newCountOf(totalNew?: number, lastVisit?: string): string | null | undefined {
  const visit = lastVisit === undefined ? undefined : new Date(lastVisit);
  renderOnBoard(
    <ListingHeading jobs={{ status: "ready", address, listing, totalNew, hidden, now }} lastVisit={visit} />,
  );
  return screen.getByText(/new/).closest("p")?.textContent;
}

describe("the number of new jobs", () => {
  it("counts since the reader's last visit", () => {
    expect(newCountOf(12, "2026-01-18T08:00:00Z")).toBe("12 new since your last visit, Sunday");
  });

  it("is absent when nothing is new", () => {
    expect(newCountOf(0, "2026-01-20T08:00:00Z")).toBe("Nothing new since your last visit, earlier today");
  });

  it("counts the last 24 hours on a first visit", () => {
    expect(newCountOf()).toBe("3 new in the last 24 hours");
  });
});
