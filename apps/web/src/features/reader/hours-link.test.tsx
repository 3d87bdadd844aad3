import { filtersFromQuery } from "@farwork/domain/filter";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { HoursLink } from "./hours-link.tsx";
import { readReaderCookie, rememberReader } from "./reader-cookie.ts";

function renderLink(query: string) {
  const landing = new URLSearchParams(query);
  return renderOnBoard(<HoursLink filters={filtersFromQuery(landing)} landing={landing} />, query);
}

async function open(name: string) {
  fireEvent.click(screen.getByRole("link", { name }));
  await screen.findByRole("form", { name: "Working hours" });
}

const zone = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Time zone" });

beforeEach(() => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...options,
    timeZone: "Africa/Lagos",
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  rememberReader({ country: undefined, hours: undefined });
});

describe("a reader's working hours", () => {
  it("are asked for by a link, which without scripts leads to a page for it, and back to the same list", () => {
    renderLink("from=NG&type=contract&page=2");
    const link = screen.getByRole("link", { name: "Add your working hours" });
    expect(link.getAttribute("href")).toBe("/hours?type=contract&from=NG");
  });

  it("are asked for in place, with the browser’s zone preselected but not applied until submitted", async () => {
    const { router } = renderLink("from=NG");
    await open("Add your working hours");
    expect(zone().value).toBe("Africa/Lagos");
    expect(document.activeElement).toBe(zone());
    expect(screen.getByText(/^Lagos is your browser’s time zone/)).toBeDefined();
    expect(readReaderCookie()).toBeUndefined();
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText("In common, at least"), { target: { value: "4" } });
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "08:30" } });
    fireEvent.click(screen.getByRole("button", { name: "Show jobs" }));
    expect(router.push).toHaveBeenCalledWith("/?from=NG&zone=Africa%2FLagos&starts=8%3A30&common=4", {
      scroll: false,
    });
    expect(readReaderCookie()).toBe("~8:30-17@Africa/Lagos");
    expect(screen.queryByRole("form")).toBeNull();
  });

  it("are shown when known, and can be cleared", async () => {
    rememberReader({ country: "NG", hours: { zone: "Asia/Tokyo", start: 9.5, end: 17 } });
    const { router } = renderLink("from=NG&zone=Asia/Tokyo&starts=9:30&common=4");
    await open("You work 9:30–17 in Tokyo");
    expect(zone().value).toBe("Asia/Tokyo");
    fireEvent.click(screen.getByRole("button", { name: "Forget my hours" }));
    expect(router.push).toHaveBeenCalledWith("/?from=NG", { scroll: false });
    expect(readReaderCookie()).toBe("NG");
  });

  it("are unchanged on Escape, and the link gets the focus back", async () => {
    const { router } = renderLink("from=NG");
    await open("Add your working hours");
    fireEvent.keyDown(zone(), { key: "Escape" });
    expect(screen.queryByRole("form")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Add your working hours" }));
    expect(router.push).not.toHaveBeenCalled();
  });
});
