import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { AXE_ANNOTATION, type AxeCounts } from "./axe-counts.ts";
import {
  findFaintEdges,
  findLostChoices,
  findSmallTargets,
  isScrolledSideways,
  listRunningAnimations,
  finishAnimations,
} from "./page-measures.ts";

const PHONE = 390;
const DESK = 1280;
/** The first one is checked with all axe rules. */
const THEMES = ["light", "dark"] as const;
/** Rules that another theme can break, as it only changes colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** Placeholder for axe's half a megabyte, which stays loaded in the page. */
const NOTHING_TO_LOAD = "undefined";

export type Look = {
  /** Window widths in CSS pixels: by default those of a phone and a desktop. */
  readonly widths?: readonly number[];
};

/**
 * Checks a page in its current state: axe at each width and in both themes, no horizontal scrolling down to 320 pixels
 * and with double text size, touch targets on a phone, edges and selections in forced colours, and no animation with
 * reduced motion. Restores everything but the width.
 *
 * @param name page and state as the table of counts shows them: "listing: empty".
 */
export async function expectAccessible(page: Page, name: string, { widths = [PHONE, DESK] }: Look = {}) {
  const faults: string[] = [];
  const counts: AxeCounts["counts"] = {};
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(finishAnimations);
      const violations = await findViolations(page, colorScheme === THEMES[0] ? undefined : COLOUR_RULES);
      counts[`${colorScheme} ${width === PHONE ? "phone" : "desk"}`] = violations.length;
      faults.push(...violations.map((violation) => `${colorScheme} ${width}: ${violation}`));
    }
    if (width === PHONE) faults.push(...(await page.evaluate(findSmallTargets)));
  }
  const described: AxeCounts = { name, counts };
  test.info().annotations.push({ type: AXE_ANNOTATION, description: JSON.stringify(described) });
  await page.evaluate(finishAnimations);
  faults.push(...(await page.evaluate(listRunningAnimations)));
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  await page.evaluate(finishAnimations);
  faults.push(...(await page.evaluate(findFaintEdges)), ...(await page.evaluate(findLostChoices)));
  await page.emulateMedia({ forcedColors: "none" });
  faults.push(...(await findSidewaysScrolling(page, widths)));
  expect(faults, name).toEqual([]);
}

/** Violations of these axe rules, by default all. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  // Our pages have no foreign frames, so legacy mode sees everything without opening a second page.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING_TO_LOAD }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
}

/** The narrowest phone, 200 % zoom on a desktop, and double text size. */
async function findSidewaysScrolling(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  const isPhoneAlone = widths.every((width) => width === PHONE);
  for (const width of isPhoneAlone ? [320, PHONE] : [320, 640, ...widths]) {
    await page.setViewportSize({ width, height: width === 640 ? 360 : 900 });
    await page.evaluate(finishAnimations);
    if (await page.evaluate(isScrolledSideways)) faults.push(`scrolls sideways at ${width}`);
  }
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  if (await page.evaluate(isScrolledSideways)) faults.push("scrolls sideways with text of twice the size");
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return faults;
}
