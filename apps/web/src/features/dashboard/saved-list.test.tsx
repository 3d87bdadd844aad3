import { JobId, type MarkedJob } from "@farwork/domain";
import { buildJob } from "@farwork/domain/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { HydrateJobLists } from "../saved-jobs/hydrate-job-lists.tsx";
import { splitByList } from "./read-list.ts";
import { SavedList } from "./saved-list.tsx";

const now = new Date("2026-01-20T12:00:00Z");

const entry = (sourceId: string, stated: Partial<MarkedJob> = {}): MarkedJob => ({
  jobId: JobId.parse(`remotive-${sourceId}`),
  markedAt: new Date("2026-01-17T08:00:00Z"),
  isSaved: false,
  isApplied: true,
  isGone: false,
  ...stated,
});

function renderList(entries: readonly MarkedJob[]) {
  const landing = new URLSearchParams();
  return renderOnBoard(
    <HydrateJobLists uid="ada" {...splitByList(entries)}>
      <SavedList kind="applied" entries={entries} now={now} landing={landing} headingLevel="h2" />
    </HydrateJobLists>,
  );
}

describe("a user's list", () => {
  it("shows the date of each job, and marks closed ones", () => {
    const cook = buildJob({ sourceId: "1", title: "Cook" });
    const baker = buildJob({ sourceId: "2", title: "Baker", closed_at: now });
    renderList([
      entry("1", { job: cook, markedAt: new Date("2026-01-20T08:00:00Z") }),
      entry("2", { job: baker }),
    ]);
    const [first, second] = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(first).toContain("Applied today");
    expect(first).not.toContain("Closed");
    expect(second).toContain("Closed");
    expect(second).toContain("Applied 3 days ago");
  });

  it("has the right buttons for both lists", () => {
    renderList([
      entry("1", { job: buildJob({ sourceId: "1", title: "Cook" }), isSaved: true }),
      entry("2", { job: buildJob({ sourceId: "2", title: "Baker" }) }),
    ]);
    const isSaved = (title: string) =>
      screen.getByRole("button", { name: `Save ${title}` }).getAttribute("aria-pressed");
    expect([isSaved("Cook"), isSaved("Baker")]).toEqual(["true", "false"]);
  });

  it("shows the other entries when a job is gone or unreadable, which can be removed", async () => {
    renderList([
      entry("1", { isGone: true }),
      entry("2"),
      entry("3", { job: buildJob({ sourceId: "3", title: "Cook" }) }),
    ]);
    const [gone, unread, cook] = screen.getAllByRole("listitem");
    expect(gone?.textContent).toContain("a job that is no longer on the boardApplied 3 days ago");
    expect(unread?.textContent).toContain("a job that can’t be loaded right now");
    expect(cook?.textContent).toContain("Cook");
    await userEvent.click(
      screen.getByRole("button", { name: "I’ve applied to a job that is no longer on the board" }),
    );
    expect(gone?.textContent).toContain("No longer marked as applied: a job that is no longer on the board");
  });
});
