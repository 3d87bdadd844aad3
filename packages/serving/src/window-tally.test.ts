import { describe, expect, it } from "vitest";

import { tallyByWindow } from "./window-tally.ts";

describe("what callers may spend", () => {
  const MINUTE = { windowMs: 60_000, maxKeys: 3 };

  it("is so much in each window, of which a refusal takes nothing", () => {
    const spend = tallyByWindow(MINUTE);
    const ask = (units: number, now: number) => spend({ key: "a", units, limit: 5, now });
    expect([ask(3, 0), ask(3, 1), ask(2, 59_999), ask(1, 59_999)]).toEqual([true, false, true, false]);
    expect(ask(5, 60_000)).toBe(true);
  });

  it("is counted for each by itself", () => {
    const spend = tallyByWindow(MINUTE);
    const ask = (key: string) => spend({ key, units: 1, limit: 1, now: 0 });
    expect([ask("a"), ask("b"), ask("a")]).toEqual([true, true, false]);
  });

  it("is remembered of so many callers and no more", () => {
    const spend = tallyByWindow(MINUTE);
    const ask = (key: string) => spend({ key, units: 1, limit: 1, now: 0 });
    for (const key of ["a", "b", "c"]) ask(key);
    expect([ask("a"), ask("c")]).toEqual([false, false]);
    ask("d");
    expect([ask("c"), ask("a")]).toEqual([false, true]);
  });
});
