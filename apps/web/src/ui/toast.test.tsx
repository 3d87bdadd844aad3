import { act, fireEvent, render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { dismissToast, showToast } from "./toast-atoms.ts";
import { Toast } from "./toast.tsx";

beforeEach(() => vi.useFakeTimers());

function renderNotices() {
  const store = createStore();
  render(
    <Provider store={store}>
      <button type="button">Origin</button>
      <Toast />
    </Provider>,
  );
  const tell = (text: string, run = () => {}): number => {
    let id = 0;
    act(() => void (id = showToast(store, { text, action: { label: "Undo", run } })));
    return id;
  };
  return { store, tell };
}

const told = () => screen.getByRole("status").textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("a toast", () => {
  it("is announced, stays for at least eight seconds, and disappears", () => {
    const { tell } = renderNotices();
    tell("Saved.");
    pass(8000);
    expect(told()).toBe("Saved.");
    pass(2000);
    expect(told()).toBe("");
  });

  it("stays while it is hovered or focused", () => {
    const { tell } = renderNotices();
    tell("Saved.");
    const undo = screen.getByRole("button", { name: "Undo" });
    act(() => undo.focus());
    pass(60_000);
    expect(told()).toBe("Saved.");
    act(() => undo.blur());
    fireEvent.pointerEnter(screen.getByText("Saved.", { selector: "p" }));
    pass(60_000);
    expect(told()).toBe("Saved.");
    fireEvent.pointerLeave(screen.getByText("Saved.", { selector: "p" }));
    pass(10_000);
    expect(told()).toBe("");
  });

  it("stays while the tab is hidden, as after a link that opened another", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { tell } = renderNotices();
    tell("Did you apply?");
    pass(60_000);
    expect(told()).toBe("Did you apply?");
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    pass(10_000);
    expect(told()).toBe("");
  });

  it("is the only one, has its own full time, and is not removed for another", () => {
    const { store, tell } = renderNotices();
    const first = tell("One.");
    pass(9000);
    tell("Two.");
    act(() => dismissToast(store, first));
    pass(9000);
    expect(told()).toBe("Two.");
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
  });

  it("acts once, closes, and returns the focus", () => {
    const { tell } = renderNotices();
    screen.getByRole("button", { name: "Origin" }).focus();
    const run = vi.fn<() => void>();
    tell("Saved.", run);
    const undo = screen.getByRole("button", { name: "Undo" });
    undo.focus();
    fireEvent.click(undo);
    expect(run).toHaveBeenCalledTimes(1);
    expect(told()).toBe("");
    expect(document.activeElement?.textContent).toBe("Origin");
  });
});
