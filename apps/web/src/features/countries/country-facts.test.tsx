import type { Place } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { buildListing } from "../../testing/build-listing.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { CountryFacts } from "./country-facts.tsx";

it("sums up the hours that jobs ask for, to live in or to work in", () => {
  const place: Place = { scope: "worldwide", countries: [], regions: [] };
  const jobs = [
    buildJob({ place: { ...place, timezones: { from: 0, to: 2 } } }),
    buildJob({ place: { ...place, hours: { timezones: { from: -5, to: -5 }, overlap: 4 } } }),
    buildJob({ place }),
  ];
  renderOnBoard(
    <CountryFacts
      field={{ country: "NG" }}
      listing={buildListing({ jobs })}
      landing={new URLSearchParams()}
    />,
  );
  expect(screen.getByText("Time zones").nextSibling?.textContent).toBe(
    "2 of 3 jobs here ask for hours within UTC−5\u00a0to\u00a0UTC+2",
  );
});
