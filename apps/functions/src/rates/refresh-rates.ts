import { BUNDLED_RATES } from "@farwork/domain/rates";

import { fetchFeed } from "../fetching/fetch-feed.ts";
import type { FetchFeedOptions } from "../fetching/fetched-feed.ts";
import { logEvent } from "../runtime/log.ts";
import type { StoredRates } from "./rates-store.ts";
import { readRatesXml } from "./read-rates-xml.ts";

/** The bank's public file, updated around 16:00 in Frankfurt on working days. */
export const RATES_URL = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** The file has 1.6 kB. */
const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024, maxRedirects: 2 };
const DAY = 86_400_000;
/** No quoted currency has ever moved this much in a day, so such rates are a mistake. */
const LARGEST_MOVE = 3;
/** Of more currencies at once, the file is a mistake. */
const MOST_LEAPS = 3;

export interface RatesSource {
  readonly url: string;
  readonly fetch?: FetchFeedOptions;
}

export interface RatesStore {
  readonly read: () => Promise<StoredRates | undefined>;
  readonly store: (rates: StoredRates) => Promise<void>;
}

export type RatesOutcome = "stored" | "unchanged" | "refused";

/**
 * Fetches the day's rates and stores them if they are newer. Failures are only logged. So are implausible rates: without
 * them, the others are stored, unless they are many or the dollar's. As nothing bounds a new currency's first rate, it only
 * counts from the second, which the first bounds.
 */
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
  if (rates.date < (stored ?? BUNDLED_RATES).date) return refuse("older");
  if (stored?.date === rates.date) return "unchanged";
  const known = { ...BUNDLED_RATES.perEuro, ...stored?.perEuro };
  const before: Readonly<Record<string, number>> = { ...stored?.unconfirmed, ...known };
  const quotes = Object.entries(rates.perEuro);
  const leaps = quotes.flatMap(([currency, rate]) => (isLeap(before[currency], rate) ? [currency] : []));
  if (leaps.length > 0) refuse("implausible", leaps.join(", "));
  if (leaps.length > MOST_LEAPS || leaps.includes("USD")) return "refused";
  const kept = quotes.filter(([currency]) => Object.hasOwn(before, currency) && !leaps.includes(currency));
  const perEuro = Object.fromEntries(kept);
  const unconfirmed = quotes.filter(
    ([currency]) => !Object.hasOwn(known, currency) && !Object.hasOwn(perEuro, currency),
  );
  await store.store({ ...rates, perEuro, unconfirmed: Object.fromEntries(unconfirmed) });
  logEvent("rates-stored", { date: rates.date, currencies: kept.length });
  return "stored";
}

/** Whether a currency moved too far since its earlier rate, if it had one. */
function isLeap(before: number | undefined, rate: number): boolean {
  const move = rate / (before ?? rate);
  return move > LARGEST_MOVE || move < 1 / LARGEST_MOVE;
}

function refuse(code: string, problem = ""): RatesOutcome {
  logEvent("rates-refused", { code, problem });
  return "refused";
}
