import { filtersFromQuery } from "@farwork/domain/filter";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { FilterOffers } from "./filter-offers.tsx";

it("offers search words that are filters, with counts, and skips unknown ones", () => {
  const landing = new URLSearchParams("q=part+time+tutor+brazil&tag=french&utm_source=x");
  const offers = [
    { filter: "job_type", value: "part_time", search: "tutor brazil", totalJobs: 1200 },
    { filter: "location", value: "BR", search: "part time tutor", totalJobs: 1 },
    { filter: "location", value: "DE,AT", search: "tutor", totalJobs: 2 },
    { filter: "mood", value: "good", search: "part time tutor brazil", totalJobs: 3 },
  ];
  renderOnBoard(<FilterOffers filters={filtersFromQuery(landing)} offers={offers} />, landing.toString());
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Part-time (1,200)", "/?q=tutor+brazil&type=part_time&tag=french&utm_source=x"],
    ["Brazil (1)", "/?q=part+time+tutor&location=BR&tag=french&utm_source=x"],
    ["Germany, Austria (2)", "/?q=tutor&location=AT%2CDE&tag=french&utm_source=x"],
  ]);
});

it("offers several filters as one link that sets them all, distinct from the one that sets one of them", () => {
  const landing = new URLSearchParams("q=brazil+over+100k");
  const brazil = { filter: "location", value: "BR" };
  const offers = [
    { ...brazil, also: [{ filter: "salary", value: "100000" }], search: "", totalJobs: 17 },
    { ...brazil, search: "over 100k", totalJobs: 2 },
    { ...brazil, also: [{ filter: "mood", value: "good" }], search: "", totalJobs: 3 },
  ];
  renderOnBoard(<FilterOffers filters={filtersFromQuery(landing)} offers={offers} />, landing.toString());
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Brazil · $100k or more (17)", "/?location=BR&salary_min=100000"],
    ["Brazil (2)", "/?q=over+100k&location=BR"],
  ]);
});

it("shows nothing without an offer", () => {
  const { container } = renderOnBoard(
    <FilterOffers filters={filtersFromQuery(new URLSearchParams())} offers={[]} />,
  );
  expect(container.textContent).toBe("");
});
