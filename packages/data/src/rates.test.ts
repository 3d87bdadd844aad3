import { BUNDLED_RATES } from "@farwork/domain/rates";
import { deleteApp, initializeApp } from "firebase/app";
import { expect, it, vi } from "vitest";

import { createClient } from "./client.ts";
import { fetchRates } from "./rates.ts";

it("returns the day's rates, and rejects an invalid answer", async () => {
  const backend = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", backend);
  const app = initializeApp({ projectId: "demo-farwork" }, "rates");
  const client = createClient(app);
  backend.mockResolvedValueOnce(Response.json({ result: { rates: BUNDLED_RATES } }));
  expect(await fetchRates(client)).toEqual(BUNDLED_RATES);
  backend.mockResolvedValueOnce(
    Response.json({ result: { rates: { date: "2026-01-30", perEuro: { EUR: 1, USD: -1 } } } }),
  );
  await expect(fetchRates(client)).rejects.toMatchObject({ name: "DataError" });
  await deleteApp(app);
});
