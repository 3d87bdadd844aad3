import { expect, it, onTestFinished, vi } from "vitest";

import type { SyncEvent } from "./sync-events.ts";
import { openTabSync } from "./tab-sync.ts";

const NEWS: SyncEvent = { kind: "written", at: 1, key: "saved:remotive-1", isListed: true };

/** A tab, and the messages it receives. */
function openTab(uid: string) {
  const tabs = openTabSync(uid);
  const heard = vi.fn<(event: SyncEvent) => void>();
  tabs.listen(heard);
  onTestFinished(() => tabs.close());
  return { tabs, heard };
}

it("reach each other, but no other user's, and nothing once closed", async () => {
  const [ada, adas, closed, bob] = [openTab("ada"), openTab("ada"), openTab("ada"), openTab("bob")];
  closed.tabs.close();
  ada.tabs.broadcast(NEWS);
  await vi.waitFor(() => expect(adas.heard.mock.calls).toEqual([[NEWS]]));
  // A later message of Bob's proves that nothing else is on its way to them.
  const bobs = openTab("bob");
  bob.tabs.broadcast(NEWS);
  await vi.waitFor(() => expect(bobs.heard).toHaveBeenCalledOnce());
  for (const { heard } of [ada, closed, bob]) expect(heard).not.toHaveBeenCalled();
});

it("ignore messages of other code", async () => {
  const ada = openTab("ada");
  const foreign = new BroadcastChannel("farwork-marks:ada");
  onTestFinished(() => foreign.close());
  for (const message of ["hello", null, { kind: "written", at: "1" }, NEWS])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    foreign.postMessage(message);
  await vi.waitFor(() => expect(ada.heard.mock.calls).toEqual([[NEWS]]));
  expect(ada.tabs.now()).toBeGreaterThan(0);
});

it("share one lock for each job and list, and do not wait for others", async () => {
  const { tabs } = openTab("ada");
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = tabs.withLock("saved:remotive-1", async () => {
    await first.promise;
    order.push("one");
    return 1;
  });
  const two = tabs.withLock("saved:remotive-1", async () => order.push("two"));
  await tabs.withLock("saved:remotive-2", async () => order.push("another job"));
  first.resolve();
  expect(await one).toBe(1);
  await two;
  expect(order).toEqual(["another job", "one", "two"]);
});

it("work separately in a browser without a channel between them", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const { tabs, heard } = openTab("ada");
  tabs.broadcast(NEWS);
  tabs.close();
  expect(heard).not.toHaveBeenCalled();
});

it("share a clock that does not go back when the device's does", async () => {
  const [one, other] = [openTabSync("ada"), openTabSync("ada")];
  const heard = vi.fn<(event: SyncEvent) => void>();
  other.listen(heard);
  const at = one.now() + 600_000;
  one.broadcast({ kind: "written", at, key: "saved:remotive-1", isListed: true });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(other.now()).toBeGreaterThanOrEqual(at);
  expect(other.now()).toBeLessThan(at + 600_000);
  one.close();
  other.close();
});
