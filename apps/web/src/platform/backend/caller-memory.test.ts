import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { createClient } from "@farwork/data/client";
import { fetchRates } from "@farwork/data/rates";
import { deleteApp, initializeApp } from "firebase/app";
import { expect, it, vi } from "vitest";

/** Collects garbage, as Node does when memory runs short. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

it("keeps nothing of a caller who was answered, however long the server runs", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ result: { rates: null } }));
  const app = initializeApp({ projectId: "demo-farwork" }, "memory");
  const callers = new AsyncLocalStorage<object>();
  const call = async () => {
    const caller = {};
    await callers.run(caller, () => fetchRates(createClient(app)).catch(() => {}));
    return new WeakRef(caller);
  };
  const caller = await call();
  await new Promise((next) => setTimeout(next));
  collectGarbage();
  expect(caller.deref()).toBeUndefined();
  await deleteApp(app);
});
