import { expect, it, vi } from "vitest";

import { FakePendingMutations } from "../../testing/fake-pending-mutations.ts";
import { EMPTY_SNAPSHOT, listedJobKey, shownJobs, type Snapshot } from "./job-lists.ts";
import { type SyncEvent } from "./sync-events.ts";
import { type RemoteStore, SyncQueue } from "./sync-queue.ts";

const SAVED = { kind: "saved", jobId: "remotive-1" } as const;

/** A tab that shares locks and messages with another one. */
function openTab(setListed: RemoteStore["setListed"]) {
  let time = 0;
  let last: Promise<unknown> = Promise.resolve();
  const withLock = <Result>(_: string, task: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
  let receive: (event: SyncEvent) => void = () => {};
  let snapshot: Snapshot = EMPTY_SNAPSHOT;
  const pending = new FakePendingMutations().open();
  const fetchListed = vi.fn<RemoteStore["fetchListed"]>(async () => []);
  const close = vi.fn<() => void>();
  const queue = new SyncQueue({
    store: { setListed, fetchListed },
    tabs: {
      now: () => (time += 1),
      pending,
      withLock,
      broadcast: () => {},
      listen: (listener) => (receive = listener),
      close,
    },
    show: (shown) => (snapshot = shown),
  });
  return {
    queue,
    fetchListed,
    close,
    kept: () => pending.list(),
    screen: () => [...shownJobs(snapshot, new Set())],
    receive: (event: SyncEvent) => receive(event),
    otherTabBegins: () => {
      const lock = Promise.withResolvers<void>();
      void withLock("", () => lock.promise);
      return (isListed: boolean) => {
        receive({ kind: "written", at: (time += 1), key: listedJobKey(SAVED), isListed });
        lock.resolve();
      };
    },
  };
}

/** A tab that has to retry a save: a late write undid it, and writing it again failed. */
async function openOwingTab() {
  const late = Promise.withResolvers<void>();
  const setListed = vi.fn<RemoteStore["setListed"]>(async () => true);
  const tab = openTab(setListed);
  setListed.mockRejectedValueOnce(Object.assign(new Error("given up"), { inFlight: late.promise }));
  expect(await tab.queue.set(SAVED, false)).toBe(false);
  expect(await tab.queue.set(SAVED, true)).toBe(true);
  setListed.mockRejectedValueOnce(new Error("offline"));
  late.resolve();
  await vi.waitFor(() => expect(setListed).toHaveBeenCalledTimes(3));
  await vi.waitFor(() => expect(tab.screen()).toEqual([]));
  setListed.mockClear();
  return { ...tab, setListed };
}

it("reads the lists again when a write that timed out has ended", async () => {
  const late = Promise.withResolvers<void>();
  const timedOut = Object.assign(new Error("given up"), { inFlight: late.promise });
  const { queue, fetchListed } = openTab(() => Promise.reject(timedOut));
  expect(await queue.set(SAVED, true)).toBe(false);
  expect(fetchListed).toHaveBeenCalledOnce();
  late.resolve();
  await vi.waitFor(() => expect(fetchListed).toHaveBeenCalledTimes(2));
});

it("leaves the other tabs alone once it is closed", async () => {
  const { queue, close, screen } = openTab(async () => true);
  queue.close();
  expect(close).toHaveBeenCalledOnce();
  expect(await queue.set(SAVED, true)).toBe(false);
  expect(screen()).toEqual([]);
});

it("repeats a write that a late one undid, when the page becomes visible", async () => {
  const { queue, setListed, screen } = await openOwingTab();
  await queue.refreshIfDue();
  await vi.waitFor(() => expect(setListed.mock.calls).toEqual([[SAVED, true]]));
  expect(screen()).toEqual([listedJobKey(SAVED)]);
});

it("does not repeat a write that another tab changed while it waited for its lock", async () => {
  const { queue, setListed, screen, otherTabBegins } = await openOwingTab();
  const otherTabEnds = otherTabBegins();
  const looked = queue.refreshIfDue();
  expect(screen()).toEqual([listedJobKey(SAVED)]);
  otherTabEnds(false);
  await looked;
  await vi.waitFor(() => expect(screen()).toEqual([]));
  expect(setListed).not.toHaveBeenCalled();
});

it("still retries after an older event of another tab arrives late", async () => {
  const { queue, setListed, receive } = await openOwingTab();
  receive({ kind: "written", at: 0, key: listedJobKey(SAVED), isListed: true });
  await queue.refreshIfDue();
  await vi.waitFor(() => expect(setListed.mock.calls).toEqual([[SAVED, true]]));
});

it("does not retry what another tab has written since", async () => {
  const { queue, setListed, otherTabBegins } = await openOwingTab();
  otherTabBegins()(true);
  await queue.refreshIfDue();
  await queue.refresh();
  expect(setListed).not.toHaveBeenCalled();
});

it("retries once, however often the page becomes visible meanwhile", async () => {
  const { queue, setListed, kept } = await openOwingTab();
  const writing = Promise.withResolvers<boolean>();
  setListed.mockReturnValueOnce(writing.promise);
  await queue.refreshIfDue();
  await vi.waitFor(() => expect(setListed).toHaveBeenCalledOnce());
  await queue.refreshIfDue();
  await queue.refreshIfDue();
  writing.resolve(true);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(setListed.mock.calls).toEqual([[SAVED, true]]);
});
