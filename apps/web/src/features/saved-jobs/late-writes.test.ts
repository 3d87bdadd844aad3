import { describe, expect, it, vi } from "vitest";

import type { WithLock } from "../../platform/storage/locks.ts";
import { type ListedJobKey } from "./job-lists.ts";
import { findInFlight, LateWrites } from "./late-writes.ts";

const KEY: ListedJobKey = "saved:remotive-1";
const written = (at: number, isListed: boolean, key = KEY) =>
  ({ kind: "written", at, key, isListed }) as const;

function openQueue({ mayRepeat = true, isWritten = true } = {}) {
  const withLock: WithLock = (_name, task) => task();
  return {
    now: () => 10,
    withLock,
    mayRepeat: () => mayRepeat,
    repeat: vi.fn(async (_key: ListedJobKey, _isListed: boolean, _isDue: () => boolean) => isWritten),
    refresh: vi.fn(async () => {}),
  };
}

it.each([
  ["nothing, where nothing was", [], undefined],
  ["nothing of another job", [written(1, true, "saved:remotive-2")], undefined],
  ["nothing of what was read", [{ kind: "fetched", at: 1, listed: [KEY] } as const], undefined],
  ["the later of two writes", [written(2, false), written(3, true)], true],
  ["the later of two writes, heard of in any order", [written(3, true), written(2, false)], true],
  ["the one heard last of two in the same moment", [written(2, true), written(2, false)], false],
])("reports newer writes when a timed-out write ends: %s", async (_, event, told) => {
  const late = new LateWrites(openQueue());
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

describe("after a late write has ended", () => {
  /** A late write that ends after another one has been confirmed. */
  async function undo(queue: ReturnType<typeof openQueue>) {
    const late = new LateWrites(queue);
    const inFlight = Promise.withResolvers<void>();
    const reconciled = late.reconcile(KEY, inFlight.promise);
    late.observe(written(1, false));
    inFlight.resolve();
    await reconciled;
    return late;
  }

  it("writes again what it undid", async () => {
    const queue = openQueue();
    await undo(queue);
    expect(queue.repeat).toHaveBeenCalledExactlyOnceWith(KEY, false, expect.any(Function));
    expect(queue.refresh).not.toHaveBeenCalled();
  });

  it("reads the lists again if it undid nothing", async () => {
    const queue = openQueue();
    await new LateWrites(queue).reconcile(KEY, Promise.resolve());
    expect(queue.refresh).toHaveBeenCalledOnce();
    expect(queue.repeat).not.toHaveBeenCalled();
  });

  it("leaves it to a change of the job that is pending anyway", async () => {
    const queue = openQueue({ mayRepeat: false });
    await undo(queue);
    await new LateWrites(queue).reconcile(KEY, Promise.resolve());
    expect(queue.repeat).not.toHaveBeenCalled();
    expect(queue.refresh).not.toHaveBeenCalled();
  });

  it("waits for a write in progress first", async () => {
    const inProgress = Promise.withResolvers<void>();
    const waiting = Promise.withResolvers<void>();
    const queue = openQueue();
    queue.withLock = async (_name, task) => {
      waiting.resolve();
      await inProgress.promise;
      return task();
    };
    const late = new LateWrites(queue);
    const reconciled = late.reconcile(KEY, Promise.resolve());
    await waiting.promise;
    late.observe(written(1, true));
    inProgress.resolve();
    await reconciled;
    expect(queue.repeat).toHaveBeenCalledExactlyOnceWith(KEY, true, expect.any(Function));
  });

  it("tries again what could not be written, until the user changes the job", async () => {
    const queue = openQueue({ isWritten: false });
    const late = await undo(queue);
    late.retry();
    expect(queue.repeat).toHaveBeenCalledTimes(2);
    const isDue = queue.repeat.mock.lastCall?.[2];
    expect(isDue?.()).toBe(true);
    late.forget(KEY);
    expect(isDue?.()).toBe(false);
    late.retry();
    expect(queue.repeat).toHaveBeenCalledTimes(2);
  });

  it("leaves a job alone that another tab has changed since", async () => {
    const queue = openQueue({ isWritten: false });
    const late = await undo(queue);
    late.observe(written(9, true));
    late.retry();
    expect(queue.repeat).toHaveBeenCalledTimes(2);
    late.observe(written(10, true));
    late.retry();
    expect(queue.repeat).toHaveBeenCalledTimes(2);
  });
});
