import { beforeEach, expect, it, vi } from "vitest";

import { openPendingMutations } from "./tab-sync.ts";

const SAVE = { key: "saved:remotive-1", isListed: true } as const;
const UNSAVE = { ...SAVE, isListed: false };
const APPLY = { key: "applied:remotive-2", isListed: true } as const;
const ITEM = "farwork.asked-marks";

beforeEach(() => {
  vi.useFakeTimers();
});

it("keeps a change until it is written or refused, across a reload", () => {
  const complete = openPendingMutations("ada").keep(SAVE);
  expect(openPendingMutations("ada").list()).toEqual([SAVE]);
  complete();
  expect(openPendingMutations("ada").list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("keeps a job's last change, unaffected when an earlier one ends", () => {
  const complete = openPendingMutations("ada").keep(SAVE);
  openPendingMutations("ada").keep(UNSAVE);
  complete();
  expect(openPendingMutations("ada").list()).toEqual([UNSAVE]);
});

it("drops changes of another user, old ones, and unreadable ones", () => {
  openPendingMutations("ada").keep(SAVE);
  expect(openPendingMutations("bob").list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  openPendingMutations("ada").keep(SAVE);
  vi.advanceTimersByTime(120_001);
  expect(openPendingMutations("ada").list()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("keeps the last change of each of several jobs", () => {
  const pending = openPendingMutations("ada");
  for (const change of [SAVE, APPLY, UNSAVE]) pending.keep(change);
  expect(openPendingMutations("ada").list()).toEqual([APPLY, UNSAVE]);
});

it("keeps a change for two minutes", () => {
  openPendingMutations("ada").keep(SAVE);
  vi.advanceTimersByTime(120_000);
  expect(openPendingMutations("ada").list()).toEqual([SAVE]);
  vi.advanceTimersByTime(1);
  expect(openPendingMutations("ada").list()).toEqual([]);
});

it("leaves the next user's changes alone when one of the last user's ends", () => {
  const complete = openPendingMutations("ada").keep(SAVE);
  openPendingMutations("bob").keep(APPLY);
  complete();
  expect(openPendingMutations("bob").list()).toEqual([APPLY]);
});

it.each([
  ["an unknown list", ["liked:remotive-1", true, 0, "1"]],
  ["a change that is no choice", ["saved:remotive-1", "yes", 0, "1"]],
  ["a time that is none", ["saved:remotive-1", true, "0", "1"]],
  ["a name that is none", ["saved:remotive-1", true, 0, 1]],
  ["nothing", null],
  ["a text", "saved"],
])("skips unreadable entries of other code, and keeps the rest: %s", (_, entry) => {
  vi.setSystemTime(0);
  localStorage.setItem(ITEM, JSON.stringify(["ada", [entry, [APPLY.key, true, 0, "2"]]]));
  expect(openPendingMutations("ada").list()).toEqual([APPLY]);
});

it.each(["{", "7", '"ada"', '["ada"]', '["ada","changes"]'])(
  "starts anew when its storage holds %s",
  (text) => {
    localStorage.setItem(ITEM, text);
    expect(openPendingMutations("ada").list()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  },
);

it("keeps nothing, without errors, in a browser that blocks storage", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  const pending = openPendingMutations("ada");
  const complete = pending.keep(SAVE);
  expect(pending.list()).toEqual([]);
  complete();
});
