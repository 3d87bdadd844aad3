import type { RequestListener } from "node:http";

import { BUNDLED_RATES } from "@farwork/domain/rates";
import { logger } from "firebase-functions";
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";

import { sendAnswer, startFeedServer } from "../fetching/testing/hostile-feed-server.ts";
import type { StoredRates } from "./rates-store.ts";
import { refreshRates } from "./refresh-rates.ts";
import { writeRatesXml } from "./testing/write-rates-xml.ts";

const NOW = new Date("2026-01-30T17:15:00Z");
const YESTERDAYS: StoredRates = { ...BUNDLED_RATES, date: "2026-01-29", unconfirmed: {} };
const XML = { "content-type": "text/xml" };

let logged: MockInstance<typeof logger.write>;
beforeEach(() => {
  logged = vi.spyOn(logger, "write").mockReturnValue();
  return () => logged.mockRestore();
});

/** What is stored after fetching the day's file, given the server's response. */
async function refresh(answer: RequestListener, stored: StoredRates | null = YESTERDAYS) {
  await using server = await startFeedServer(answer);
  const kept = { rates: stored ?? undefined };
  const keeper = {
    read: async () => kept.rates,
    store: async (rates: StoredRates) => void (kept.rates = rates),
  };
  const fetch = { allowPrivateAddresses: true, tries: 1, limits: { timeoutMs: 300 } };
  const outcome = await refreshRates(keeper, { url: `${server.origin}/daily.xml`, fetch }, NOW);
  return { outcome, stored: kept.rates };
}

it("stores the day's rates with their date, and logs it", async () => {
  const file = writeRatesXml({ date: "2026-01-30", rates: { USD: "1.25" } });
  const { outcome, stored } = await refresh(sendAnswer(200, XML, file));
  expect(outcome).toBe("stored");
  expect(stored).toMatchObject({ date: "2026-01-30", perEuro: { EUR: 1, USD: 1.25 } });
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: "rates-stored", date: "2026-01-30" }));
});

it("stores the first ones", async () => {
  const { stored } = await refresh(sendAnswer(200, XML, writeRatesXml({})), null);
  expect(stored?.date).toBe("2026-01-30");
});

it("refuses rates older than the bundled ones while none are stored", async () => {
  const answer = sendAnswer(200, XML, writeRatesXml({ date: "1999-01-04" }));
  expect(await refresh(answer, null)).toEqual({ outcome: "refused", stored: undefined });
});

it("leaves out a currency that moved too far, logs it and stores the others", async () => {
  const file = writeRatesXml({ rates: { TRY: "160", USD: "1.25" } });
  for (const before of [YESTERDAYS, null]) {
    const { outcome, stored } = await refresh(sendAnswer(200, XML, file), before);
    expect(outcome).toBe("stored");
    const { TRY: _, ...others } = BUNDLED_RATES.perEuro;
    expect(stored).toEqual({ date: "2026-01-30", perEuro: { ...others, USD: 1.25 }, unconfirmed: {} });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ event: "rates-refused", code: "implausible", problem: "TRY" }),
    );
  }
});

it("still bounds a currency that the stored rates lack", async () => {
  const { TRY: _, ...others } = YESTERDAYS.perEuro;
  const file = writeRatesXml({ rates: { TRY: "160" } });
  const { stored } = await refresh(sendAnswer(200, XML, file), { ...YESTERDAYS, perEuro: others });
  expect(stored).toEqual({ date: "2026-01-30", perEuro: others, unconfirmed: {} });
});

describe("a currency that no earlier day had", () => {
  const withNaira = (rate: string) => sendAnswer(200, XML, writeRatesXml({ rates: { NGN: rate } }));
  const { perEuro } = YESTERDAYS;

  it("is not used on its first day", async () => {
    const { outcome, stored } = await refresh(withNaira("1650"));
    expect(outcome).toBe("stored");
    expect(stored).toEqual({ date: "2026-01-30", perEuro, unconfirmed: { NGN: 1650 } });
  });

  it("is used from the second day", async () => {
    const { stored } = await refresh(withNaira("1650"), { ...YESTERDAYS, unconfirmed: { NGN: 1600 } });
    expect(stored).toEqual({ date: "2026-01-30", perEuro: { ...perEuro, NGN: 1650 }, unconfirmed: {} });
  });

  it("waits another day if the second rate is far from the first", async () => {
    const { stored } = await refresh(withNaira("1650"), { ...YESTERDAYS, unconfirmed: { NGN: 1.6 } });
    expect(stored).toEqual({ date: "2026-01-30", perEuro, unconfirmed: { NGN: 1650 } });
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ event: "rates-refused", code: "implausible", problem: "NGN" }),
    );
  });
});

it("leaves the same day's rates as they are", async () => {
  const answer = sendAnswer(200, XML, writeRatesXml({ date: YESTERDAYS.date, rates: { USD: "1.3" } }));
  expect(await refresh(answer)).toEqual({ outcome: "unchanged", stored: YESTERDAYS });
});

it.each<[string, string, RequestListener]>([
  ["no such file", "http-error", sendAnswer(404, XML)],
  [
    "a page for people",
    "unexpected-type",
    sendAnswer(200, { "content-type": "text/html" }, writeRatesXml({})),
  ],
  ["a megabyte", "too-large", sendAnswer(200, XML, writeRatesXml({}) + " ".repeat(1_000_000))],
  ["no word", "timeout", () => {}],
  ["broken XML", "malformed", sendAnswer(200, XML, writeRatesXml({}).slice(0, -20))],
  ["an older day", "older", sendAnswer(200, XML, writeRatesXml({ date: "2026-01-28" }))],
  ["a day to come", "future", sendAnswer(200, XML, writeRatesXml({ date: "2026-02-10" }))],
  [
    "several currencies of a hundred times their price",
    "implausible",
    sendAnswer(200, XML, writeRatesXml({ rates: { CZK: "2400", DKK: "740", PLN: "420", SEK: "1100" } })),
  ],
  ["a dollar of a hundred", "implausible", sendAnswer(200, XML, writeRatesXml({ rates: { USD: "100" } }))],
])("keeps the last valid rates if the response is %s, and logs it", async (_, code, answer) => {
  expect(await refresh(answer)).toEqual({ outcome: "refused", stored: YESTERDAYS });
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ event: "rates-refused", code, severity: "ERROR" }),
  );
});
