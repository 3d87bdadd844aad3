/// <reference lib="dom" />
import { setTimeout } from "node:timers/promises";

import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

import { watchRepaints } from "./watch-repaints.ts";

/** How long a button, finger or key is held down, in ms; measurement starts on release. */
export const PRESS_MS = 80;
/** Long enough for all effects of the last change to finish. */
const REST_MS = 600;
const LINES = 12;

/** Input devices for choosing a filter. */
export const HANDS = ["mouse", "touch", "keyboard"] as const;
export type Hand = (typeof HANDS)[number];

type Choosing = { readonly hand: Hand; readonly debug: CDPSession };

/** How long the list took to repaint, in ms, for each chosen filter and each history step. */
export type BrowsingTimes = { readonly choices: number[]; readonly steps: number[] };

/**
 * Chooses filters with lists not seen before, removes each again, and steps through the history, with the given CPU
 * slowdown. There is no hovering before a choice.
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
  // Changes without visible effect paint nothing to be timed.
  return { choices: choices.filter(Number.isFinite), steps: steps.filter(Number.isFinite) };
}

/** Filter values that can be chosen and removed again, from as many filters as possible. */
async function findLines(page: Page): Promise<Locator[]> {
  const groups = await page.locator(".filter-sheet fieldset").all();
  const perGroup = await Promise.all(
    groups.map((group) =>
      group.locator('input[type="checkbox"]:not([value^="-"])').filter({ visible: true }).all(),
    ),
  );
  const boxes = perGroup.flatMap((group) => group.slice(0, Math.ceil(LINES / 4))).slice(0, LINES);
  // By name, as the order depends on counts.
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

/** Whether the listing is restored from the browser's back/forward cache after visiting a job's page. */
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
