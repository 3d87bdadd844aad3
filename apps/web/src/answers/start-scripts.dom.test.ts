import { beforeEach, describe, expect, it, vi } from "vitest";

import { HELD_TYPE, startOncePainted } from "./start-scripts.ts";

const FRAME_MS = 20;
const UNPAINTED_MS = 10_000;

let isParsed = true;
const started: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "readyState", "get").mockImplementation(() => (isParsed ? "interactive" : "loading"));
  isParsed = true;
  started.length = 0;
  document.body.replaceChildren(writeScript("a"), document.createElement("p"), writeScript("b"));
  document.body.append(document.createElement("p"));
  vi.spyOn(document, "currentScript", "get").mockReturnValue(writeScript("starter"));
});

function writeScript(name: string, nonce = "of this answer"): HTMLScriptElement {
  const script = document.createElement("script");
  script.nonce = nonce;
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

const begin = () => startOncePainted(HELD_TYPE, UNPAINTED_MS);
const inPage = () =>
  [...document.body.children].map((part) => part.getAttribute("data-name") ?? part.localName);
const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

describe("the scripts of a page", () => {
  it("start after its first frame, once each, and stay where they were", async () => {
    const startedByFrame = vi.fn<(names: readonly (string | null)[]) => void>();
    begin();
    requestAnimationFrame(() => startedByFrame([...started]));
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect(startedByFrame).toHaveBeenCalledWith([]);
    expect(started).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(UNPAINTED_MS);
    expect(started).toEqual(["a", "b"]);
    expect(inPage()).toEqual(["a", "p", "b", "p"]);
  });

  it("stay as they are where they have another nonce than what starts them", async () => {
    document.body.append(writeScript("slipped in", ""));
    begin();
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    expect(started).toEqual(["a", "b"]);
  });

  it("start at once where nobody looks, for nothing is painted there", async () => {
    hide(true);
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b"]);
  });

  it("start when a page is put aside before it was drawn", async () => {
    begin();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b"]);
  });

  it("start all the same in a browser that draws nothing", async () => {
    vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
    begin();
    await vi.advanceTimersByTimeAsync(UNPAINTED_MS - 1);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(["a", "b"]);
  });

  it("start as they come where the rest of the page is still on its way", async () => {
    isParsed = false;
    begin();
    await vi.advanceTimersByTimeAsync(FRAME_MS);
    document.body.append(writeScript("c"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(["a", "b", "c"]);
    document.body.append(writeScript("d"));
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toContain("d");
  });
});
