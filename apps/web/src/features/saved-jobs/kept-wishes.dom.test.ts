import { beforeEach, expect, it, vi } from "vitest";

import { openKeptWishes } from "./mark-tabs.ts";

const SAVE = { key: "saved:remotive-1", isMarked: true } as const;
const UNSAVE = { ...SAVE, isMarked: false };
const APPLY = { key: "applied:remotive-2", isMarked: true } as const;
const ITEM = "farwork.asked-marks";

beforeEach(() => {
  vi.useFakeTimers();
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
});

it("keeps the wishes of several marks, of each the last", () => {
  const wishes = openKeptWishes("ada");
  for (const wish of [SAVE, APPLY, UNSAVE]) wishes.keep(wish);
  expect(openKeptWishes("ada").list()).toEqual([APPLY, UNSAVE]);
});

it("keeps a wish for two minutes", () => {
  openKeptWishes("ada").keep(SAVE);
  vi.advanceTimersByTime(120_000);
  expect(openKeptWishes("ada").list()).toEqual([SAVE]);
  vi.advanceTimersByTime(1);
  expect(openKeptWishes("ada").list()).toEqual([]);
});

it("leaves what the next person asks for alone when the one before is told of a wish", () => {
  const settle = openKeptWishes("ada").keep(SAVE);
  openKeptWishes("bob").keep(APPLY);
  settle();
  expect(openKeptWishes("bob").list()).toEqual([APPLY]);
});

it.each([
  ["an unknown mark", ["liked:remotive-1", true, 0, "1"]],
  ["a wish that is no choice", ["saved:remotive-1", "yes", 0, "1"]],
  ["a time that is none", ["saved:remotive-1", true, "0", "1"]],
  ["a name that is none", ["saved:remotive-1", true, 0, 1]],
  ["nothing", null],
  ["a text", "saved"],
])(
  "takes nothing from other code's storage that it cannot read, but what stands beside it: %s",
  (_, entry) => {
    vi.setSystemTime(0);
    localStorage.setItem(ITEM, JSON.stringify(["ada", [entry, [APPLY.key, true, 0, "2"]]]));
    expect(openKeptWishes("ada").list()).toEqual([APPLY]);
  },
);

it.each(["{", "7", '"ada"', '["ada"]', '["ada","wishes"]'])(
  "begins anew where its storage holds %s",
  (text) => {
    localStorage.setItem(ITEM, text);
    expect(openKeptWishes("ada").list()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  },
);

it("keeps nothing, and breaks nothing, in a browser that refuses its storage", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const wishes = openKeptWishes("ada");
  const settle = wishes.keep(SAVE);
  expect(wishes.list()).toEqual([]);
  settle();
});
