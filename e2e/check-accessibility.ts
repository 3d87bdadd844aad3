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
/** The first is looked at with every rule of axe. */
const THEMES = ["light", "dark"] as const;
/** What another theme can break: it changes colours alone, and no other rule of axe looks at one. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** In place of axe's half a megabyte, which a page keeps from the first look. */
const NOTHING_TO_LOAD = "undefined";

export type Look = {
  /** Of the window, in CSS pixels: a phone's and a desk's unless the state exists on one of them alone. */
  readonly widths?: readonly number[];
};

/**
 * Looks at a page in the state it is in, without leaving it: axe at each width and in both themes, no scrolling
 * sideways down to 320 pixels and with text of twice the size, targets a thumb hits on a phone, edges and choices that
 * outlast forced colours, and nothing that moves for who asked for rest. Leaves the page as it was, but for the width.
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

/** Faults by these rules of axe, by all of them unless told. */
async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  // No page of ours holds another's frame: one run sees it all, where the other mode opens a second page for its report.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING_TO_LOAD }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
}

/** The narrowest phone, 200 % of zoom on a desk, and letters of twice the size. */
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
