import lighthouse from "lighthouse";
import pRetry from "p-retry";

import { median } from "./quantile.ts";

const AUDITS = ["accessibility", "best-practices", "seo"] as const;
const TIMINGS = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  speedIndex: "speed-index",
} as const;

/** Scores out of 100, and times in ms except `cls`, which has no unit. */
export type LighthouseFigures = Readonly<
  Record<"performance" | (typeof AUDITS)[number] | keyof typeof TIMINGS, number>
>;

/**
 * Runs Lighthouse's mobile preset several times and returns the median of each figure. `port` is a browser's debugging
 * port.
 */
export async function askLighthouse(url: string, port: number, runs: number): Promise<LighthouseFigures> {
  const found: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await askOnce(url, port));
  const middle = (name: keyof LighthouseFigures) => median(found.map((figures) => figures[name]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    "best-practices": middle("best-practices"),
    seo: middle("seo"),
    lcp: middle("lcp"),
    tbt: middle("tbt"),
    cls: middle("cls"),
    speedIndex: middle("speedIndex"),
  };
}

async function askOnce(url: string, port: number): Promise<LighthouseFigures> {
  const { score, numeric } = await audit(url, port, ["performance", ...AUDITS]);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: numeric(TIMINGS.lcp),
    tbt: numeric(TIMINGS.tbt),
    cls: numeric(TIMINGS.cls),
    speedIndex: numeric(TIMINGS.speedIndex),
  };
}

/** Lighthouse's findings that do not depend on the machine's speed, in its own words. Empty if all scores are 100. */
export async function listFaults(url: string, port: number): Promise<string[]> {
  const { lhr } = await audit(url, port, AUDITS);
  return AUDITS.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter((found) => found !== undefined)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "error" || (score ?? 1) < 1)
      .map(({ id, title, errorMessage }) => `${category}: ${errorMessage ?? title} (${id})`),
  );
}

/** Retries if Lighthouse could not record the page, which happens occasionally in a busy browser. */
async function audit(url: string, port: number, categories: readonly string[]) {
  return pRetry(() => auditOnce(url, port, categories), { retries: 2 });
}

async function auditOnce(url: string, port: number, categories: readonly string[]) {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" });
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${lhr.runtimeError.message}`);
  return {
    lhr,
    score: (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100),
    numeric: (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN,
  };
}
