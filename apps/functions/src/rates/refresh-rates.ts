import { BUNDLED_RATES, type ReferenceRates } from "@farwork/domain/rates";

import { fetchFeed } from "../fetching/fetch-feed.ts";
import type { FetchFeedOptions } from "../fetching/fetched-feed.ts";
import { logEvent } from "../runtime/log.ts";
import { readRatesXml } from "./read-rates-xml.ts";

/** The bank's public file, updated around 16:00 in Frankfurt on working days. */
export const RATES_URL = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** The file has 1.6 kB. */
const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024, maxRedirects: 2 };
const DAY = 86_400_000;
/** No quoted currency has ever moved this much in a day, so such rates are a mistake. */
const LARGEST_MOVE = 3;

export interface RatesSource {
  readonly url: string;
  readonly fetch?: FetchFeedOptions;
}

export interface RatesStore {
  readonly read: () => Promise<ReferenceRates | undefined>;
  readonly store: (rates: ReferenceRates) => Promise<void>;
}

export type RatesOutcome = "stored" | "unchanged" | "refused";

/** Fetches the day's rates and stores them if they are newer. Failures and implausible rates are only logged. */
export async function refreshRates(
  store: RatesStore,
  { url, fetch }: RatesSource,
  now: Date,
): Promise<RatesOutcome> {
  const answer = await fetchFeed(url, { ...fetch, media: "xml", limits: { ...LIMITS, ...fetch?.limits } });
  if (answer.status === "failed") return refuse(answer.code, answer.error);
  if (answer.status === "not-modified") return "unchanged";
  const read = readRatesXml(answer.text);
  if (!read.ok) return refuse(read.error.code);
  const { value: rates } = read;
  const stored = await store.read();
  if (Date.parse(rates.date) > now.getTime() + DAY) return refuse("future");
  if (stored !== undefined && rates.date < stored.date) return refuse("older");
  if (stored?.date === rates.date) return "unchanged";
  const leaps = listLeaps(stored ?? BUNDLED_RATES, rates);
  if (leaps.length > 0) return refuse("implausible", leaps.join(", "));
  await store.store(rates);
  logEvent("rates-stored", { date: rates.date, currencies: Object.keys(rates.perEuro).length });
  return "stored";
}

function listLeaps({ perEuro: before }: ReferenceRates, { perEuro }: ReferenceRates): string[] {
  return Object.entries(perEuro).flatMap(([currency, rate]) => {
    const move = rate / (before[currency] ?? rate);
    return move > LARGEST_MOVE || move < 1 / LARGEST_MOVE ? [currency] : [];
  });
}

function refuse(code: string, problem = ""): RatesOutcome {
  logEvent("rates-refused", { code, problem });
  return "refused";
}
