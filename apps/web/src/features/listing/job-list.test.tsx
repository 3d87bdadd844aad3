import { parseSalary } from "@farwork/domain/pay";
import { parsePlace } from "@farwork/domain/place";
import { BUNDLED_RATES } from "@farwork/domain/rates";
import { buildJob } from "@farwork/domain/testing";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { buildListing } from "../../testing/build-listing.ts";
import { buildSeed } from "../../testing/build-seed.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { markFound, MatchedText } from "./job-list.tsx";
import { answerJobs } from "./listing-schemas.ts";
import { Listing } from "./listing.tsx";

it("highlights the words a search looks for, without changing the text", () => {
  const { container } = render(<MatchedText text="Zürich: Rust, rusty C++" search="c++ rust zur*" />);
  expect(container.textContent).toBe("Zürich: Rust, rusty C++");
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "Zürich",
    "Rust",
    "C++",
  ]);
});

it("shows markup as text, even with a word highlighted in it", () => {
  const hostile = `<img src=x onerror="alert(1)">`;
  const { container } = render(<MatchedText text={hostile} search="img onerror" />);
  expect(container.querySelector("img")).toBeNull();
  expect(container.textContent).toBe(hostile);
  expect(container.querySelectorAll("mark")).toHaveLength(2);
});

it("returns no text when there is nothing to highlight", () => {
  const { container } = render(markFound("Rust, rusty C++", "zur rust*"));
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Rust", "rusty"]);
  expect(markFound("Rust, rusty C++", "zur*")).toBeUndefined();
  expect(markFound("Rust, rusty C++", "")).toBeUndefined();
});

it("says below the list which rates its pay is at, for phones, where the pay filter is closed", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  const pay = parseSalary("$60,000 a year") ?? undefined;
  const listing = buildListing({ jobs: [buildJob(pay && { pay })], totalJobs: 1 });
  const seed = { ...buildSeed("currency=BRL", { answer: { listing } }), rates: BUNDLED_RATES };
  renderOnBoard(<Listing seed={seed} posting={undefined} />);
  expect(await screen.findByText(/^Pay converted at .+ rates of October 9, 2025, over a/)).toBeDefined();
});

it("separates once the jobs open to a reader from those that do not say, counting a position open by region as open", () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  const partly = { ...parsePlace("LATAM"), scope: "unknown" as const };
  const places = [parsePlace("Brazil"), partly, parsePlace("LATAM"), parsePlace("the office")];
  const jobs = places.map((place, at) => buildJob({ sourceId: String(at), title: `Cook ${at}`, place }));
  const forReader = { open: 3, notStated: 1, notOpen: 0 };
  const listing = answerJobs(buildListing({ jobs, totalJobs: 4, forReader }), "BR");
  renderOnBoard(<Listing seed={buildSeed("from=BR", { answer: { listing } })} posting={undefined} />);
  const parts = screen.getAllByRole("heading", { level: 2, name: /Open to|Doesn’t say/ });
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    "Open to Brazil",
    "Doesn’t say who may apply",
  ]);
  expect(screen.getAllByText("Latin America")).toHaveLength(2);
});
