import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { createClient } from "@farwork/data/client";
import { fetchPlanPrices } from "@farwork/data/plans";
import { deleteApp, initializeApp } from "firebase/app";
import { expect, it, vi } from "vitest";

/** Collects garbage, as Node does when memory runs short. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

it("keeps nothing of a caller who was answered, however long the server runs", async () => {
  const answer = vi.fn<typeof fetch>(async () => Response.json({ result: { prices: [] } }));
  vi.stubGlobal("fetch", answer);
  const app = initializeApp({ projectId: "demo-farwork" }, "memory");
  const callers = new AsyncLocalStorage<object>();
  const call = async () => {
    const caller = {};
    expect(await callers.run(caller, () => fetchPlanPrices(createClient(app)))).toEqual([]);
    return new WeakRef(caller);
  };
  const caller = await call();
  await new Promise((next) => setTimeout(next));
  collectGarbage();
  expect(answer).toHaveBeenCalledOnce();
  expect(caller.deref()).toBeUndefined();
  await deleteApp(app);
});
