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

describe("a listing of nothing", () => {
  it("offers the search that was meant, with the other filters kept", () => {
    const suggestion = { search: "engineer", totalJobs: 12 };
    expect(renderEmpty("q=enginere&type=contract&utm_source=x", { suggestion, rescue: [] })).toEqual([
      ["Did you mean “engineer”?12 remote jobs", "/?q=engineer&type=contract&utm_source=x"],
      EVERY_JOB,
    ]);
  });

  it("offers fewer words as what they are, and not as what was meant", () => {
    const suggestion = { search: "data analyst", totalJobs: 3 };
    const [offer] = renderEmpty("q=data+analyst+part+time", { suggestion, rescue: [] });
    expect(offer?.[0]).toBe("Search for “data analyst” instead?3 remote jobs");
  });

  it("names each filter that alone stands in the way, with all that is chosen in it and what dropping it brings", () => {
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

  it("leaves it to the question above to say that a currency has no exchange rate", () => {
    renderEmpty("q=cook&salary_min=500000&currency=NGN", { rescue: [] });
    expect(screen.queryByText(/exchange rate/)).toBeNull();
  });

  it("says so where no single filter is to blame", () => {
    expect(renderEmpty("q=cook&type=contract&utm_source=x", { rescue: [] })).toEqual([EVERY_JOB]);
    expect(screen.getByText(/^Removing a single filter doesn’t help/)).toBeTruthy();
  });

  it("has no list of one where there is one filter", () => {
    const rescue = [{ filter: "job_type", totalJobs: 9 } as const];
    expect(renderEmpty("type=contract,freelance&utm_source=x", { rescue })).toEqual([EVERY_JOB]);
    expect(screen.getByRole("heading", { name: "No jobs match your search" })).toBeTruthy();
  });

  it("shows what is suggested as the text it is", () => {
    const [offer] = renderEmpty("q=x", { suggestion: { search: "<b>x</b>", totalJobs: 1 }, rescue: [] });
    expect(offer?.[0]).toBe("Did you mean “<b>x</b>”?1 remote job");
  });

  it("before any job was taken in has nothing to offer", () => {
    expect(renderEmpty("")).toEqual([]);
    expect(screen.getByRole("heading", { name: "No jobs yet" })).toBeTruthy();
  });
});
