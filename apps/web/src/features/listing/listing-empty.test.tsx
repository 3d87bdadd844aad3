import { filtersFromQuery } from "@farwork/domain/filter";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { ListedJobs } from "../../platform/backend/listed-jobs.ts";
import { buildListing } from "../../testing/build-listing.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { ListingEmpty } from "./listing-empty.tsx";

function renderEmpty(query: string, answer: Partial<ListedJobs> = {}) {
  const filters = filtersFromQuery(new URLSearchParams(query));
  renderOnBoard(<ListingEmpty filters={filters} listing={buildListing(answer)} totalHidden={0} />, query);
  return screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")] as const);
}

const EVERY_JOB = ["Show all jobs", "/?utm_source=x"];

describe("an empty listing", () => {
  it("offers the suggested search with the other filters kept", () => {
    const suggestion = { search: "engineer", totalJobs: 12 };
    expect(renderEmpty("q=enginere&type=contract&utm_source=x", { suggestion, rescue: [] })).toEqual([
      ["Did you mean “engineer”?12 remote jobs", "/?q=engineer&type=contract&utm_source=x"],
      EVERY_JOB,
    ]);
  });

  it("offers fewer words as such, and not as “Did you mean”", () => {
    const suggestion = { search: "data analyst", totalJobs: 3 };
    const [offer] = renderEmpty("q=data+analyst+part+time", { suggestion, rescue: [] });
    expect(offer?.[0]).toBe("Search for “data analyst” instead?3 remote jobs");
  });

  it("names each filter that alone excludes everything, with all its values and the number of jobs without it", () => {
    const links = renderEmpty("q=cook&type=contract,freelance&posted=7d&utm_source=x", {
      rescue: [
        { filter: "job_type", totalJobs: 1200 },
        { filter: "search", totalJobs: 1 },
      ],
    });
    expect(screen.getByText("Remove one filter:")).toBeTruthy();
    expect(links).toEqual([
      ["Without Contract, Freelance1,200 remote jobs", "/?q=cook&posted=7d&utm_source=x"],
      ["Without the search “cook”1 remote job", "/?type=contract%2Cfreelance&posted=7d&utm_source=x"],
      EVERY_JOB,
    ]);
  });

  it("leaves it to the pay question to say that a currency has no exchange rate", () => {
    renderEmpty("q=cook&salary_min=500000&currency=NGN", { rescue: [] });
    expect(screen.queryByText(/exchange rate/)).toBeNull();
  });

  it("says when no single filter is to blame", () => {
    expect(renderEmpty("q=cook&type=contract&utm_source=x", { rescue: [] })).toEqual([EVERY_JOB]);
    expect(screen.getByText(/^Removing a single filter doesn’t help/)).toBeTruthy();
  });

  it("shows no list of filters when there is only one", () => {
    const rescue = [{ filter: "job_type", totalJobs: 9 } as const];
    expect(renderEmpty("type=contract,freelance&utm_source=x", { rescue })).toEqual([EVERY_JOB]);
    expect(screen.getByRole("heading", { name: "No jobs match your search" })).toBeTruthy();
  });

  it("shows suggestions as plain text", () => {
    const [offer] = renderEmpty("q=x", { suggestion: { search: "<b>x</b>", totalJobs: 1 }, rescue: [] });
    expect(offer?.[0]).toBe("Did you mean “<b>x</b>”?1 remote job");
  });

  it("offers nothing before the first import", () => {
    expect(renderEmpty("")).toEqual([]);
    expect(screen.getByRole("heading", { name: "No jobs yet" })).toBeTruthy();
  });
});
