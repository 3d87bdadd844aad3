import { buildJob } from "@farwork/domain/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { renderOnBoard } from "../testing/render-on-board.tsx";
import { MarkedList } from "./marked-list.tsx";
import { MarkedShortfall } from "./marked-shortfall.tsx";
import { PutMarks } from "./put-marks.tsx";

const now = new Date("2026-01-20T12:00:00Z");

describe("a person's list", () => {
  it("says since when each job is on it, and keeps closed ones, marked", () => {
    const entries = [
      { job: buildJob({ sourceId: "1", title: "Cook" }), at: new Date("2026-01-20T08:00:00Z") },
      {
        job: buildJob({ sourceId: "2", title: "Baker", closed_at: now }),
        at: new Date("2026-01-17T08:00:00Z"),
      },
    ];
    renderOnBoard(
      <PutMarks uid="ada" saved={[]} applied={["remotive-1", "remotive-2"]}>
        <MarkedList
          kind="applied"
          entries={entries}
          now={now}
          landing={new URLSearchParams()}
          headingLevel="h2"
        />
      </PutMarks>,
    );
    const [cook, baker] = screen.getAllByRole("article").map(({ textContent }) => textContent);
    expect(cook).toContain("Applied today");
    expect(cook).not.toContain("Closed");
    expect(baker).toContain("Closed");
    expect(baker).toContain("Applied 3 days ago");
  });

  it("says how many could not be loaded, with a retry, and how many nobody keeps any more", () => {
    const { container } = render(<MarkedShortfall failed={50} gone={1} path="/saved?ref=mail" />);
    expect(screen.getByRole("alert").textContent).toContain("50 of them could not be loaded");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/saved?ref=mail");
    expect(container.textContent).toContain("1 of them is no longer on the board");
  });

  it("says nothing when nothing is missing", () => {
    const { container } = render(<MarkedShortfall failed={0} gone={0} path="/saved" />);
    expect(container.textContent).toBe("");
  });
});
