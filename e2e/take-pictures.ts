import { expect, type Locator, type Page } from "@playwright/test";

import { settleMoves } from "./page-measures.ts";

/** As high as is worth looking at: what is below repeats what is above. */
const WINDOWS = {
  phone: { width: 390, height: 1100 },
  tablet: { width: 768, height: 1000 },
  desk: { width: 1280, height: 1000 },
  wide: { width: 1440, height: 1000 },
} as const;

export type WindowName = keyof typeof WINDOWS;

const EVERY_WINDOW: readonly WindowName[] = ["phone", "tablet", "desk"];

/**
 * Compares a page, in the state it is in, with its pictures in `e2e/screenshots`: in each of these windows, light and
 * dark. All differences are told, not the first alone.
 *
 * @param name page and state, as the pictures' files begin: "listing-empty".
 * @param part what stands at the window's top, where that is not the page's own.
 */
export async function expectPictured(
  page: Page,
  name: string,
  windows = EVERY_WINDOW,
  part?: Locator,
): Promise<void> {
  // Where the last click was, something may be drawn as looked at.
  await page.mouse.move(0, 0);
  for (const window of windows) {
    const { width, height } = WINDOWS[window];
    await page.setViewportSize({ width, height });
    await part?.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(settleMoves);
      await page.evaluate(writeSteadyWords);
      await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`);
    }
  }
}

/**
 * Runs in the page: writes one day for every day, and one address for every invented one, as neither is ever the same.
 */
function writeSteadyWords(): void {
  const months = "January|February|March|April|May|June|July|August|September|October|November|December";
  const steady = [
    [new RegExp(`\\b(${months}) \\d{1,2}, \\d{4}`, "g"), "March 14, 2026"],
    [/[\w-]{36}@example\.com/g, "ada@example.com"],
  ] as const;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const before = text.nodeValue ?? "";
    const after = steady.reduce((words, [ever, one]) => words.replace(ever, one), before);
    if (after !== before) text.nodeValue = after;
  }
}
