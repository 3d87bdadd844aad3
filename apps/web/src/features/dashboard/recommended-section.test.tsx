import { DataError, type RecommendedJobs } from "@farwork/data";
import { buildJob } from "@farwork/domain/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { RecommendedSection } from "./recommended-section.tsx";

type Reasons = RecommendedJobs["jobs"][number]["reasons"];
const jobs = (reasons: Reasons): RecommendedJobs["jobs"] => [{ ...buildJob({ title: "Cook" }), reasons }];

function renderSection(...answers: RecommendedJobs[]) {
  const getRecommendedJobs = vi.fn<BrowserData["getRecommendedJobs"]>(() => new Promise(() => {}));
  for (const answer of answers) getRecommendedJobs.mockResolvedValueOnce(answer);
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ getRecommendedJobs }) });
  store.set(sessionAtom, { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } });
  renderOnBoard(
    <Provider store={store}>
      <RecommendedSection now={new Date("2026-01-20T12:00:00Z")} country="NG" />
    </Provider>,
    "utm_source=x",
  );
}

describe("the dashboard's recommendations", () => {
  it("are loading at first", () => {
    renderSection();
    expect(screen.getByText("Loading …")).toBeDefined();
  });

  it("say why each was chosen", async () => {
    renderSection({
      kind: "recommended",
      jobs: jobs([{ kind: "skills", words: ["React"] }, { kind: "pay" }]),
    });
    const card = await screen.findByRole("article");
    expect(card.textContent).toContain("Matches React; pays in your range");
    expect(within(card).getByRole("heading", { level: 3 }).textContent).toContain("Cook");
    expect(within(card).getByRole("link", { name: "Cook" }).getAttribute("href")).toContain("?utm_source=x");
    expect(screen.queryByRole("link", { name: "Fill in your profile" })).toBeNull();
  });

  it("answer for the reader's country", async () => {
    const place = { scope: "restricted" as const, countries: ["US"], regions: [] };
    const [job] = jobs([{ kind: "pay" }]);
    renderSection({ kind: "recommended", jobs: job ? [{ ...job, place }] : [] });
    expect((await screen.findByRole("article")).textContent).toContain("US only");
  });

  it("suggest the profile when jobs are only recommended for being new", async () => {
    renderSection({ kind: "recommended", jobs: jobs([{ kind: "fresh" }]) });
    const link = await screen.findByRole("link", { name: "Fill in your profile" });
    expect(link.getAttribute("href")).toBe("/profile?utm_source=x");
  });

  it("say when they are only the newest, and can be retried", async () => {
    renderSection({ kind: "newest", jobs: jobs([]) }, { kind: "recommended", jobs: jobs([{ kind: "pay" }]) });
    expect(await screen.findByRole("heading", { name: "Newest jobs" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Fill in your profile" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    const heading = await screen.findByRole("heading", { name: "For you" });
    expect(document.activeElement).toBe(heading);
  });

  it("say when not even those load", async () => {
    renderSection({ kind: "newest", jobs: [], error: new DataError("unavailable") });
    expect((await screen.findByRole("alert")).textContent).toContain("couldn’t be loaded");
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("mention neither the profile nor newest jobs when both failed", async () => {
    renderSection({ kind: "newest", jobs: [] });
    expect(await screen.findByText(/can’t be loaded right now/)).toBeDefined();
    expect(screen.queryByText(/newest jobs instead|fits your profile/)).toBeNull();
  });

  it("say when every match is saved or applied to already, and link to the profile", async () => {
    renderSection({ kind: "recommended", jobs: [] });
    expect(await screen.findByText(/no open job that you haven’t saved or applied to fits/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Edit your profile" }).getAttribute("href")).toContain(
      "/profile",
    );
    expect(screen.queryByRole("link", { name: "Fill in your profile" })).toBeNull();
  });
});
