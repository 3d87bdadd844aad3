import { buildJob } from "@farwork/domain/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { renderOnBoard } from "../../testing/render-on-board.tsx";
import { JobCard } from "../job/job-card.tsx";
import { listenForKeys } from "./listen-for-keys.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const now = new Date("2026-01-20T12:00:00Z");
const jobs = ["Cook", "Baker", "Brewer"].map((title, index) => buildJob({ sourceId: String(index), title }));

const showHelp = vi.fn<() => void>();
let stop = () => {};
beforeEach(() => {
  showHelp.mockClear();
  stop = listenForKeys(showHelp);
});
afterEach(() => {
  stop();
});

function renderList() {
  renderOnBoard(
    <>
      <input type="search" aria-label="Search" defaultValue="bread" />
      <input type="checkbox" aria-label="Contract" />
      {jobs.map((job) => (
        <JobCard key={job.firestoreId} job={job} now={now} landing={new URLSearchParams()} />
      ))}
    </>,
  );
}

/** Presses a key where the focus is. Returns false when the page handled it. */
const press = (key: string, how: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...how });
const focused = () => document.activeElement?.textContent;
const focusOn = (label: string) => act(() => screen.getByLabelText(label).focus());

describe("shortcuts", () => {
  it("move between entries, and stop at the ends", () => {
    renderList();
    const titles = ["j", "j", "k", "k", "j", "j", "j"].map((key) => {
      press(key);
      return focused();
    });
    expect(titles).toEqual(["Cook", "Baker", "Cook", "Cook", "Baker", "Brewer", "Brewer"]);
  });

  it("continue from an entry’s buttons, and from a filter just ticked", () => {
    renderList();
    focusOn("Save Cook");
    press("j");
    expect(focused()).toBe("Baker");
    focusOn("Contract");
    press("j");
    expect(focused()).toBe("Cook");
  });

  it("focus the search and select its text", () => {
    renderList();
    expect(press("/")).toBe(false);
    const search = screen.getByLabelText<HTMLInputElement>("Search");
    expect(document.activeElement).toBe(search);
    expect(search.selectionEnd).toBe(5);
  });

  it("press the entry’s own buttons and link, once however long they are held", () => {
    renderList();
    const pressed: (string | null)[] = [];
    document.addEventListener("click", ({ target }) => {
      if (target instanceof HTMLElement)
        pressed.push(target.getAttribute("aria-label") ?? target.textContent);
    });
    press("j");
    for (const key of ["s", "a", "o"]) {
      press(key);
      press(key, { repeat: true });
    }
    expect(pressed).toEqual(["Save Cook", "I’ve applied to Cook", "Cook"]);
  });

  it("are left to the browser when there is nothing to do", () => {
    render(<p>No jobs here.</p>);
    for (const key of ["j", "k", "s", "a", "o", "/", "x"]) expect(press(key)).toBe(true);
    expect(press("?")).toBe(false);
    expect(showHelp).toHaveBeenCalledOnce();
  });

  it("are ignored during typing, input methods and with modifiers", () => {
    renderList();
    focusOn("Search");
    press("j");
    press("?");
    expect(document.activeElement).toBe(screen.getByLabelText("Search"));
    focusOn("Save Baker");
    press("j", { isComposing: true });
    press("j", { ctrlKey: true });
    press("j", { metaKey: true });
    press("j", { altKey: true });
    press("J", { shiftKey: true });
    expect(document.activeElement).toBe(screen.getByLabelText("Save Baker"));
    expect(showHelp).not.toHaveBeenCalled();
  });

  it("are ignored while a dialog is open", () => {
    renderList();
    render(<ShortcutsDialog close={() => {}} />);
    press("j");
    press("?");
    expect(focused()).not.toBe("Cook");
    expect(showHelp).not.toHaveBeenCalled();
  });

  it("can be turned off in the help, and stay off until turned on again", () => {
    const { unmount } = render(<ShortcutsDialog close={() => {}} />);
    fireEvent.click(screen.getByRole("checkbox", { name: "Use these keys in this browser" }));
    unmount();
    renderList();
    press("j");
    press("?");
    expect(document.activeElement).toBe(document.body);
    expect(showHelp).not.toHaveBeenCalled();
    const again = render(<ShortcutsDialog close={() => {}} />);
    const isOn = screen.getByRole<HTMLInputElement>("checkbox", { name: "Use these keys in this browser" });
    expect(isOn.checked).toBe(false);
    fireEvent.click(isOn);
    again.unmount();
    press("j");
    expect(focused()).toBe("Cook");
  });
});
