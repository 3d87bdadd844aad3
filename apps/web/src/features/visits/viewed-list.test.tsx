import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { VIEWED_JOBS_ITEM } from "../../platform/storage/storage-keys.ts";
import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { listViewedJobs, rememberViewedJob } from "./viewed-jobs.ts";
import { ViewedList } from "./viewed-list.tsx";

const view = (number: number) =>
  rememberViewedJob({
    jobId: `a-${number}`,
    path: `/jobs/a-${number}/cook`,
    title: `Cook ${number}`,
    company: "Tern",
    viewedAt: number,
  });

describe("the recently viewed jobs", () => {
  it("are absent before one was viewed", () => {
    const { container } = renderOnBoard(<ViewedList />);
    expect(container.textContent).toBe("");
  });

  it("are at most five, latest first, each linking to its page with the marketing parameters", () => {
    for (let number = 1; number <= 7; number += 1) view(number);
    renderOnBoard(<ViewedList />, "utm_source=x&q=chef");
    const links = within(screen.getByRole("region", { name: "Recently viewed" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(
      [7, 6, 5, 4, 3].map((number) => `Cook ${number}Tern`),
    );
    expect(links[0]?.getAttribute("href")).toBe("/jobs/a-7/cook?utm_source=x");
  });

  it("can be cleared, with a message in place of the button", async () => {
    view(1);
    renderOnBoard(<ViewedList />);
    await userEvent.click(screen.getByRole("button", { name: "Clear recently viewed" }));
    expect(listViewedJobs()).toEqual([]);
    expect(screen.queryByRole("region")).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Recently viewed jobs cleared/);
  });

  it("follow other tabs", () => {
    renderOnBoard(<ViewedList />);
    view(1);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: VIEWED_JOBS_ITEM }));
    });
    expect(screen.getByRole("link", { name: "Cook 1 Tern" })).toBeTruthy();
  });
});
