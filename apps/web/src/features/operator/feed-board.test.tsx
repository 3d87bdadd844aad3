import { DataError } from "@farwork/data";
import type { FeedStatus } from "@farwork/domain";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Provider } from "jotai";
import { describe, expect, it, vi } from "vitest";

import { type BrowserData, browserDataAtom } from "../../platform/backend/browser-data.ts";
import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { buildFeedStatus, buildRun } from "../../testing/build-feed-status.ts";
import { createSiteStore } from "../../testing/create-site-store.ts";
import { fakeBrowserData } from "../../testing/fake-browser-data.ts";
import { FeedBoard } from "./feed-board.tsx";

const ADA: Session = { status: "signed-in", account: { uid: "ada", email: "ada@example.com" } };

function renderBoard(session: Session, ...answers: (readonly FeedStatus[] | DataError)[]) {
  const readIngestStatus = vi.fn<BrowserData["readIngestStatus"]>(() => new Promise(() => {}));
  for (const answer of answers) {
    if (answer instanceof DataError) readIngestStatus.mockRejectedValueOnce(answer);
    else readIngestStatus.mockResolvedValueOnce({ feeds: [...answer], moreFeeds: 0 });
  }
  const store = createSiteStore();
  store.set(browserDataAtom, { load: async () => fakeBrowserData({ readIngestStatus }) });
  store.set(sessionAtom, session);
  render(
    <Provider store={store}>
      <FeedBoard />
    </Provider>,
  );
  return { readIngestStatus };
}

describe("the operator's page", () => {
  it("waits until the user is known, and requests nothing before", () => {
    const { readIngestStatus } = renderBoard({ status: "loading" });
    expect(screen.getByText("Loading …")).toBeDefined();
    expect(readIngestStatus).not.toHaveBeenCalled();
  });

  it("shows each feed with the figures of its last run", async () => {
    renderBoard(ADA, [buildFeedStatus({ lastRun: buildRun({ read: 1234 }), openJobs: 210 })]);
    const row = await screen.findByRole("row", { name: /Remotive/ });
    const cells = within(row).getAllByRole("cell");
    expect(cells.map((cell) => cell.getAttribute("data-head"))).toEqual(
      within(screen.getByRole("table"))
        .getAllByRole("columnheader")
        .slice(1)
        .map(({ textContent }) => textContent),
    );
    expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
      "1,234",
      "3",
      "1",
      "2",
      "0",
      "4",
      "210",
      "due now",
    ]);
    expect(screen.getByRole("status").textContent).toBe("1 feed. All is well.");
  });

  it("highlights an overdue feed", async () => {
    const nextDueAt = new Date("2026-01-01T00:00:00Z");
    renderBoard(ADA, [buildFeedStatus({ lastRun: buildRun(), nextDueAt })]);
    expect((await screen.findByText("overdue")).parentElement?.className).toBe("marked");
    expect(screen.getByText("Imported").className).not.toBe("marked");
    expect(screen.getByRole("status").textContent).toBe("1 feed. 1 needs a look.");
  });

  it("highlights a failed feed, and says why", async () => {
    const reason = "jobicy.com answered 503.";
    const lastRun = buildRun({ outcome: "failed", reason });
    renderBoard(ADA, [buildFeedStatus({ name: "Jobicy", lastRun, failures: 3 })]);
    expect((await screen.findByText("Failed 3 times in a row")).className).toBe("marked");
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("1 feed. 1 needs a look.");
  });

  it("tells non-operators so, without a retry", async () => {
    renderBoard(ADA, new DataError("permission-denied"));
    expect(await screen.findByRole("heading", { name: "This page is for operators only" })).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says when it cannot be loaded, and retries on demand", async () => {
    renderBoard(ADA, new DataError("unavailable"), [buildFeedStatus()]);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });
});
