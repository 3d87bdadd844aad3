/// <reference lib="dom" />
import type { Browser, Page } from "@playwright/test";

import { median } from "./quantile.ts";
import { watchRepaints } from "./watch-repaints.ts";

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; and a phone's CPU. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
const VISITS = 5;
const POLL_MS = 10;
const GIVEN_UP_MS = 30_000;

/**
 * How long it takes on a first visit until a filter has worked, in ms: from navigation to the paint of its list, if
 * clicked as soon as it is visible. The median of several visits, each with an empty cache.
 */
export async function timeFirstInteraction(browser: Browser, site: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await timeVisit(browser, site));
  return median(times);
}

async function timeVisit(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchRepaints);
  const debug = await context.newCDPSession(page);
  await debug.send("Network.emulateNetworkConditions", SLOW_4G);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto("/", { waitUntil: "commit" });
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  const line = page.locator('.filter-sheet input[type="checkbox"]').first();
  await line.waitFor();
  const before = await page.evaluate(() => window.lookAtList());
  await line.click({ noWaitAfter: true });
  const time = (await waitForPaint(page, before)) - startedAt;
  await context.close();
  return time;
}

/** Polls this page or the one the form leads to. */
async function waitForPaint(page: Page, before: string): Promise<number> {
  const givenUpAt = Date.now() + GIVEN_UP_MS;
  while (Date.now() < givenUpAt) {
    // A page being unloaded does not respond.
    const paintedAt = await page.evaluate(findPaint, before).catch(() => false);
    if (typeof paintedAt === "number") return paintedAt;
    await page.waitForTimeout(POLL_MS);
  }
  throw new Error("No list was painted after a filter was chosen.");
}

/** When a list other than `before` was painted, as Unix time in ms. */
async function findPaint(before: string): Promise<number | false> {
  const list = window.lookAtList();
  if (list === "" || list === before) return false;
  // It may be in the document, but not on the screen yet.
  await new Promise(requestAnimationFrame);
  await window.untilPainted();
  return performance.timeOrigin + performance.now();
}
