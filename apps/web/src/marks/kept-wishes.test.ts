import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { openKeptWishes } from "./kept-wishes.ts";

const SAVE = { key: "saved:remotive-1", isMarked: true } as const;
const UNSAVE = { ...SAVE, isMarked: false };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("keeps a wish until it is settled, also for the page after a reload", () => {
  const settle = openKeptWishes("ada").keep(SAVE);
  expect(openKeptWishes("ada").list()).toEqual([SAVE]);
  settle();
  expect(openKeptWishes("ada").list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("keeps the last wish of a mark, which the settling of an earlier one leaves alone", () => {
  const settle = openKeptWishes("ada").keep(SAVE);
  openKeptWishes("ada").keep(UNSAVE);
  settle();
  expect(openKeptWishes("ada").list()).toEqual([UNSAVE]);
});

it("keeps nothing for another person, nothing for long, and nothing it cannot read", () => {
  openKeptWishes("ada").keep(SAVE);
  expect(openKeptWishes("bob").list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  openKeptWishes("ada").keep(SAVE);
  vi.advanceTimersByTime(120_001);
  expect(openKeptWishes("ada").list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem("farwork.asked-marks", '["ada",[["saved:remotive-1","yes",0,7]]]');
  expect(openKeptWishes("ada").list()).toEqual([]);
});
