import { expect, it } from "vitest";

import { EMPTY_PICTURE, learn, shownMarks } from "./mark-picture.ts";
import type { MarkKey } from "./mark.ts";

const KEY: MarkKey = "saved:remotive-1";
const fetched = (at: number, ...marked: MarkKey[]) => ({ kind: "fetched", at, marked }) as const;

it.each([
  ["before", 4, 5],
  ["as", 5, undefined],
  ["after", 6, undefined],
])("is sure again by a read that began %s the one that failed did, or not", (_, at, unsureSince) => {
  expect(learn({ ...EMPTY_PICTURE, unsureSince: 5 }, fetched(at)).unsureSince).toBe(unsureSince);
});

it("stays sure by a read where none has failed", () => {
  expect(learn(EMPTY_PICTURE, fetched(1)).unsureSince).toBeUndefined();
});

it.each([
  ["before it began is in it", 4, []],
  ["as it began may not be in it, and counts", 5, [KEY]],
  ["after it began is not in it, and counts", 6, [KEY]],
])("of a write and a read: what was written %s", (_, writtenAt, shown) => {
  const written = learn(EMPTY_PICTURE, { kind: "written", at: writtenAt, key: KEY, isMarked: true });
  expect([...shownMarks(learn(written, fetched(5)), new Set())]).toEqual(shown);
});
