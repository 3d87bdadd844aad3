import { expect, type Page } from "@playwright/test";

import { finishAnimations } from "./page-measures.ts";

/** The maximum useful height: content below is repetitive. */
const VIEWPORTS = [
  { width: 390, height: 1100 },
  { width: 1280, height: 1000 },
];

/**
 * Compares a page in its current state with its screenshots in `e2e/screenshots`: phone and desktop, light and dark.
 * Reports every difference, not only the first.
 *
 * @param name the page, as its files' names begin: "listing".
 */
export async function expectUnchanged(page: Page, name: string): Promise<void> {
  // An element at the position of the last click may appear hovered.
  await page.mouse.move(0, 0);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(finishAnimations);
      await page.evaluate(replaceChangingText);
      await expect.soft(page).toHaveScreenshot(`${name}-${viewport.width}-${colorScheme}.png`);
    }
  }
}

/** Runs in the page: replaces dates, days and addresses, which differ between runs, with fixed ones. */
function replaceChangingText(): void {
  const months = "January|February|March|April|May|June|July|August|September|October|November|December";
  const replacements = [
    [new RegExp(`\\b(${months}) \\d{1,2}, \\d{4}`, "g"), "March 14, 2026"],
    [/[\w-]{36}@example\.com/g, "ada@example.com"],
  ] as const;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const before = text.nodeValue ?? "";
    const after = replacements.reduce((words, [pattern, fixed]) => words.replace(pattern, fixed), before);
    if (after !== before) text.nodeValue = after;
  }
  // Sample jobs are some hours old, which shortly after midnight is yesterday.
  for (const day of document.querySelectorAll("article time"))
    if (day.textContent?.toLowerCase() === "yesterday") day.textContent = "Today";
}
