import { expect, it } from "vitest";

import { type ListedJobKey } from "./job-lists.ts";
import { findInFlight, LateWrites } from "./late-writes.ts";

const KEY: ListedJobKey = "saved:remotive-1";
const refuse = () => Promise.reject(new Error("not asked here"));
const NEVER_ASKED = {
  now: () => 0,
  withLock: refuse,
  mayRepeat: () => false,
  repeat: refuse,
  refresh: refuse,
};
const written = (at: number, isListed: boolean, key = KEY) =>
  ({ kind: "written", at, key, isListed }) as const;

it.each([
  ["nothing, where nothing was", [], undefined],
  ["nothing of another job", [written(1, true, "saved:remotive-2")], undefined],
  ["nothing of what was read", [{ kind: "fetched", at: 1, listed: [KEY] } as const], undefined],
  ["the later of two writes", [written(2, false), written(3, true)], true],
  ["the later of two writes, heard of in any order", [written(3, true), written(2, false)], true],
  ["the one heard last of two in the same moment", [written(2, true), written(2, false)], false],
])("reports newer writes when a timed-out write ends: %s", async (_, event, told) => {
  const late = new LateWrites(NEVER_ASKED);
  const ended = Promise.withResolvers<void>();
  const following = late.follow(KEY, ended.promise);
  for (const one of event) late.observe(one);
  ended.resolve();
  expect(await following).toBe(told);
});

it("recognises a write in flight by the error's shape", () => {
  const inFlight = Promise.resolve();
  expect(findInFlight(Object.assign(new Error("given up"), { inFlight }))).toBe(inFlight);
  const others = [undefined, null, "given up", { inFlight }, new Error("refused")];
  expect(others.map(findInFlight)).toEqual(others.map(() => undefined));
  expect(findInFlight(Object.assign(new Error("given up"), { inFlight: true }))).toBeUndefined();
});
