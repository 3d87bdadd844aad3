import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { createClient } from "@farwork/data/client";
import { fetchPlanPrices } from "@farwork/data/plans";
import { deleteApp, initializeApp } from "firebase/app";
import { afterAll, expect, it, vi } from "vitest";

import { fetchFromBackend } from "./fetch-from-backend.ts";

/** Collects garbage, as Node does when memory runs short. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

const app = initializeApp({ projectId: "demo-farwork" }, "memory");
const backend = { projectId: "demo-farwork", apiKey: "any", region: "us-central1", emulators: {} };
afterAll(() => deleteApp(app));

it.each<[string, () => Promise<unknown>]>([
  ["a callable", () => fetchPlanPrices(createClient(app))],
  ["plain HTTP", () => fetchFromBackend(backend, "api/health", { withinMs: 10_000 })],
])("keeps nothing of a caller whom %s answered, however long the server runs", async (_, ask) => {
  const answer = vi.fn<typeof fetch>(async () => Response.json({ result: { prices: [] } }));
  vi.stubGlobal("fetch", answer);
  const callers = new AsyncLocalStorage<object>();
  const call = async () => {
    const caller = {};
    await callers.run(caller, ask);
    return new WeakRef(caller);
  };
  const caller = await call();
  await new Promise((next) => setTimeout(next));
  collectGarbage();
  expect(answer).toHaveBeenCalledOnce();
  expect(caller.deref()).toBeUndefined();
});
