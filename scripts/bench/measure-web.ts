import { type Browser, chromium } from "@playwright/test";

import { describeMachine, readLoad } from "../../packages/domain/bench/search/machine.ts";
import { runStep } from "../bootstrap/step-board.mjs";
import { findFreePorts } from "../stack/ports.ts";
import { findBrowser } from "../test/find-browser.ts";
import { askLighthouse, type LighthouseFigures } from "./ask-lighthouse.ts";
import { findJobPath, type FirstLoad, measureFirstLoad } from "./first-load.ts";
import { measureTraffic, type TrafficFigures } from "./measure-traffic.ts";
import type { MeasuredBoard } from "./measured-board.ts";
import { median } from "./quantile.ts";
import { type BrowsingTimes, type Hand, isRestoredWhole, timeBrowsing } from "./time-browsing.ts";
import { timeFirstInteraction } from "./time-first-interaction.ts";

export const LIGHTHOUSE_RUNS = 5;
export const SLOWDOWN = 4;
const FIRST_BYTES = 20;

export type PageFigures = FirstLoad & {
  readonly lighthouse: LighthouseFigures;
  readonly firstByteMs: number;
};
export type WebFigures = {
  readonly machine: string;
  readonly loadBefore: string;
  readonly loadAfter: string;
  readonly emptyPageKb?: number;
  readonly listing: PageFigures;
  readonly job: PageFigures;
  readonly slow: Readonly<Record<Hand, BrowsingTimes>>;
  readonly quick: Readonly<Record<Hand, BrowsingTimes>>;
  readonly isRestoredWhole: boolean;
  /** The number of elements of the listing. */
  readonly elements: number;
  readonly firstInteractionMs: number;
  readonly traffic: TrafficFigures;
};
/** Measures the listing and a job's page in a separate Chromium. */
export async function measureWeb(board: MeasuredBoard): Promise<WebFigures> {
  const { site, emptyPageKb } = board;
  const loadBefore = readLoad();
  const jobPath = await findJobPath(site);
  const [port = 0] = await findFreePorts(1);
  const browser = await openBrowser(port);
  try {
    const page = (path: string) => measurePage(site, path, port);
    const listing = await runStep("Asking Lighthouse about the listing", () => page("/"));
    const job = await runStep("Asking Lighthouse about a job's page", () => page(jobPath));
    const times = (slowdown: number) =>
      runStep(`Choosing filters, ${slowdown}x slowed down`, () => timeHands(browser, site, slowdown));
    // In this order, so that the backend has warm caches, as in production.
    const quick = await times(1);
    const slow = await times(SLOWDOWN);
    const firstInteractionMs = await runStep("Choosing a filter on a first visit", () =>
      timeFirstInteraction(browser, site),
    );
    const elements = await countElements(browser, site);
    const isWhole = await runStep("Going back to a page", () => isRestoredWhole(browser, site, jobPath));
    const traffic = await measureTraffic(board);
    return {
      machine: describeMachine(),
      loadBefore,
      loadAfter: readLoad(),
      ...(emptyPageKb !== undefined && { emptyPageKb }),
      listing,
      job,
      slow,
      quick,
      isRestoredWhole: isWhole,
      elements,
      firstInteractionMs,
      traffic,
    };
  } finally {
    await browser.close();
  }
}

async function timeHands(browser: Browser, site: string, slowdown: number) {
  const time = (hand: Hand) => timeBrowsing(browser, site, { slowdown, hand });
  return { mouse: await time("mouse"), touch: await time("touch"), keyboard: await time("keyboard") };
}

async function countElements(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ baseURL: site });
  await page.goto("/", { waitUntil: "networkidle" });
  const count = await page.locator("*").count();
  await page.close();
  return count;
}

async function openBrowser(port: number): Promise<Browser> {
  const { path } = await findBrowser(process.env);
  return chromium.launch({
    ...(path !== undefined && { executablePath: path }),
    args: [`--remote-debugging-port=${port}`],
    // Playwright disables it by default.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

async function measurePage(site: string, path: string, port: number): Promise<PageFigures> {
  const firstLoad = await measureFirstLoad(site, path);
  const firstBytes: number[] = [];
  for (let ask = 0; ask < FIRST_BYTES; ask += 1) firstBytes.push(await timeFirstByte(site, path));
  const lighthouse = await askLighthouse(new URL(path, site).href, port, LIGHTHOUSE_RUNS);
  return { ...firstLoad, lighthouse, firstByteMs: median(firstBytes) };
}

async function timeFirstByte(site: string, path: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(new URL(path, site));
  const time = performance.now() - startedAt;
  await response.arrayBuffer();
  return time;
}
