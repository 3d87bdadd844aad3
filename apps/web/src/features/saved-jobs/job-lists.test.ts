import { expect, it } from "vitest";

import { EMPTY_SNAPSHOT, type ListedJobKey, shownJobs } from "./job-lists.ts";
import { applyEvent } from "./sync-events.ts";

const KEY: ListedJobKey = "saved:remotive-1";
const fetched = (at: number, ...listed: ListedJobKey[]) => ({ kind: "fetched", at, listed }) as const;

it.each([
  ["before", 4, 5],
  ["as", 5, undefined],
  ["after", 6, undefined],
])("clears the stale mark by a read that began %s the one that failed, or not", (_, at, staleSince) => {
  expect(applyEvent({ ...EMPTY_SNAPSHOT, staleSince: 5 }, fetched(at)).staleSince).toBe(staleSince);
});

it("stays fresh after a read when none has failed", () => {
  expect(applyEvent(EMPTY_SNAPSHOT, fetched(1)).staleSince).toBeUndefined();
});

it.each([
  ["before it began is in it", 4, []],
  ["as it began may not be in it, and counts", 5, [KEY]],
  ["after it began is not in it, and counts", 6, [KEY]],
])("after a write and a read: what was written %s", (_, writtenAt, shown) => {
  const written = applyEvent(EMPTY_SNAPSHOT, { kind: "written", at: writtenAt, key: KEY, isListed: true });
  expect([...shownJobs(applyEvent(written, fetched(5)), new Set())]).toEqual(shown);
});
