import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createClient } from "./client.ts";
import { fetchPlanPrices } from "./plans.ts";

let app: FirebaseApp;
const backend = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", backend);
  app = initializeApp({ projectId: "demo-farwork" }, "calls");
});
afterEach(async () => {
  backend.mockReset();
  await deleteApp(app);
});

/** A call that the backend answers like this. */
async function call(status: number, body: string) {
  backend.mockResolvedValueOnce(new Response(body, { status }));
  return fetchPlanPrices(createClient(app));
}

it("is sent to the region's functions, or to the emulator", async () => {
  await call(200, '{"result":{"prices":[]}}');
  expect(backend.mock.lastCall?.[0]).toBe(
    "https://us-central1-demo-farwork.cloudfunctions.net/fetchPlanPrices",
  );
  expect(backend.mock.lastCall?.[1]).toMatchObject({ method: "POST", redirect: "error" });
  backend.mockResolvedValueOnce(Response.json({ result: { prices: [] } }));
  await fetchPlanPrices(createClient(app, { emulators: { functions: "127.0.0.1:5001" } }));
  expect(backend.mock.lastCall?.[0]).toBe("http://127.0.0.1:5001/demo-farwork/us-central1/fetchPlanPrices");
});

it.each([
  ["a refusal of the function", 429, '{"error":{"status":"RESOURCE_EXHAUSTED"}}', "too-many-requests"],
  ["an outage that the function reports", 503, '{"error":{"status":"UNAVAILABLE"}}', "unavailable"],
  ["a code that we don’t know", 400, '{"error":{"status":"DATA_LOSS"}}', "internal"],
  ["a platform without a free instance", 429, "<p>Rate exceeded.</p>", "too-many-requests"],
  ["a gateway without a backend", 502, "", "unavailable"],
  ["a platform without such a function", 404, "<p>Not found</p>", "internal"],
  ["a failed function without words", 500, "null", "internal"],
  ["an empty answer", 200, "", "bad-response"],
  ["an answer that is not JSON", 200, "<html>", "bad-response"],
  ["an answer without a result", 200, "{}", "bad-response"],
])("rejects on %s", async (_, status, body, code) => {
  await expect(call(status, body)).rejects.toMatchObject({ name: "DataError", code });
});

it("rejects when the answer takes too long, also when only its body does", async () => {
  vi.useFakeTimers();
  backend.mockImplementationOnce(async (_, init) => {
    const body = new ReadableStream({
      start: (controller) =>
        init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
    });
    return new Response(body);
  });
  const late = fetchPlanPrices(createClient(app, { timeoutMs: 3000 })).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await late).toMatchObject({ name: "DataError", code: "unavailable" });
});
