/// <reference lib="dom" />
import { setTimeout } from "node:timers/promises";

import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

import { watchRepaints } from "./watch-repaints.ts";

/** As long as a button, a finger or a key is held down, in ms; the measure begins when it is let go. */
export const PRESS_MS = 80;
/** Until what the last change set off is surely over. */
const REST_MS = 600;
const LINES = 12;

/** By what a filter is chosen. */
export const HANDS = ["mouse", "touch", "keyboard"] as const;
export type Hand = (typeof HANDS)[number];

type Choosing = { readonly hand: Hand; readonly debug: CDPSession };

/** How long the list took to be painted anew, in ms: for each filter chosen, and for each step through the history. */
export type BrowsingTimes = { readonly choices: number[]; readonly steps: number[] };

/**
 * Chooses filters whose lists were not seen before, takes each back, and steps through the history, on a processor so
 * many times as slow. Nothing rests on a filter before it is chosen.
 */
export async function timeBrowsing(
  browser: Browser,
  site: string,
  { slowdown, hand }: { readonly slowdown: number; readonly hand: Hand },
): Promise<BrowsingTimes> {
  const context = { baseURL: site, viewport: { width: 1280, height: 900 }, hasTouch: hand === "touch" };
  const page = await browser.newPage(context);
  await page.addInitScript(watchRepaints);
  await page.goto("/", { waitUntil: "networkidle" });
  const debug = await page.context().newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const choices: number[] = [];
  for (const line of await findLines(page)) {
    choices.push(await timeChoice(page, line, { hand, debug }));
    await line.uncheck();
    await page.waitForTimeout(REST_MS);
  }
  const steps: number[] = [];
  for (let step = 0; step < 5; step += 1) {
    steps.push(await timeStep(page, "back"));
    steps.push(await timeStep(page, "forward"));
  }
  await page.close();
  // What leaves all in sight as it is paints nothing that could be timed.
  return { choices: choices.filter(Number.isFinite), steps: steps.filter(Number.isFinite) };
}

/** Lines of the filters that can be chosen and taken back again, of as many filters as there are. */
async function findLines(page: Page): Promise<Locator[]> {
  const groups = await page.locator(".filter-sheet fieldset").all();
  const perGroup = await Promise.all(
    groups.map((group) =>
      group.locator('input[type="checkbox"]:not([value^="-"])').filter({ visible: true }).all(),
    ),
  );
  const boxes = perGroup.flatMap((group) => group.slice(0, Math.ceil(LINES / 4))).slice(0, LINES);
  // By what they stand for: the order of lines follows the counts.
  const names = await Promise.all(
    boxes.map((box) =>
      box.evaluate(
        (input) => `[name="${input.getAttribute("name")}"][value="${input.getAttribute("value")}"]`,
      ),
    ),
  );
  return names.map((name) => page.locator(`.filter-sheet input${name}`));
}

async function timeChoice(page: Page, line: Locator, { hand, debug }: Choosing): Promise<number> {
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error("A filter's line is not to be seen.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hand === "keyboard") await line.focus();
  const repaint = page.evaluate(() => window.timeRepaint("release"));
  if (hand === "touch") await tap(debug, { x, y });
  else if (hand === "mouse") {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y, { delay: PRESS_MS });
  } else await page.keyboard.press("Space", { delay: PRESS_MS });
  const time = await repaint;
  await page.waitForTimeout(REST_MS);
  return time;
}

async function tap(debug: CDPSession, point: { x: number; y: number }): Promise<void> {
  await debug.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await setTimeout(PRESS_MS);
  await debug.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function timeStep(page: Page, direction: "back" | "forward"): Promise<number> {
  const time = await page.evaluate((to) => {
    const repaint = window.timeRepaint("now");
    history[to]();
    return repaint;
  }, direction);
  await page.waitForTimeout(REST_MS);
  return time;
}

/** Whether a browser that left the listing for a job's page has put it aside whole, and brings it back so. */
export async function isRestoredWhole(browser: Browser, site: string, jobPath: string): Promise<boolean> {
  const page = await browser.newPage({ baseURL: site });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { wasHere: true }));
  await page.evaluate((path) => location.assign(path), jobPath);
  await page.waitForURL(`**${jobPath}`, { waitUntil: "load" });
  await page.evaluate(() => history.back());
  await page.waitForTimeout(REST_MS);
  const isWhole = await page.evaluate(() => "wasHere" in window && location.pathname === "/");
  await page.close();
  return isWhole;
}
