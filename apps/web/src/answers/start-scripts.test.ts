import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { HELD_TYPE, startOncePainted } from "./start-scripts.ts";

let tellPaints = (_names: readonly string[]) => {};
let isParsed = true;
const started: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  vi.spyOn(document, "readyState", "get").mockImplementation(() => (isParsed ? "interactive" : "loading"));
  isParsed = true;
  started.length = 0;
  document.body.replaceChildren(writeScript("a"), writeScript("b"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stands for the browser's, which this environment lacks: it paints nothing. */
class PaintObserver {
  constructor(told: (list: { getEntriesByName: (name: string) => string[] }) => void) {
    tellPaints = (names) => told({ getEntriesByName: (name) => names.filter((painted) => painted === name) });
  }
  observe() {}
  disconnect() {
    tellPaints = () => {};
  }
}

function writeScript(name: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.type = HELD_TYPE;
  script.dataset["name"] = name;
  return script;
}

// What a browser does when a script is put into a page.
new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    if (script instanceof HTMLScriptElement && script.type === "")
      started.push(script.dataset["name"] ?? null);
}).observe(document.documentElement, { childList: true, subtree: true });

const begin = (unpaintedMs = 3000) => startOncePainted(HELD_TYPE, unpaintedMs);
const names = () => [...document.querySelectorAll("script")].map(({ dataset }) => dataset["name"]);
const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

describe("the scripts of a page", () => {
  it("start when it has been painted, once each, and stay where they were", async () => {
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([]);
    tellPaints(["first-paint", "first-contentful-paint"]);
    tellPaints(["first-contentful-paint"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b"]);
    expect(names()).toEqual(["a", "b"]);
  });

  it("wait for something that can be read: a background is nothing", async () => {
    begin();
    tellPaints(["first-paint"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([]);
  });

  it("start at once where nobody looks, for nothing is painted there", async () => {
    hide(true);
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b"]);
  });

  it("start when a page is put aside before it was painted", async () => {
    begin();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b"]);
  });

  it("start all the same in a browser that tells of no paint", async () => {
    begin(3000);
    await vi.advanceTimersByTimeAsync(2999);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(["a", "b"]);
  });

  it("start as they come where the rest of the page is still on its way", async () => {
    isParsed = false;
    begin();
    tellPaints(["first-contentful-paint"]);
    document.body.append(writeScript("c"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b", "c"]);
    document.body.append(writeScript("d"));
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toContain("d");
  });
});
