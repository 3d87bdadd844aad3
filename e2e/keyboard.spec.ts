import { expect, test } from "@playwright/test";

import { LIGHTHOUSE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";

test("the keyboard alone finds a job, filters, opens and leaves it", async ({ page }) => {
  await openQuayside(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("systems");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await page.getByRole("checkbox", { name: /^Full-time/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/type=full_time/);
  await expect(page.getByRole("checkbox", { name: /^Full-time/ })).toBeFocused();
  await page.getByRole("link", { name: LIGHTHOUSE.title }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
  await page.getByRole("link", { name: "Back to 1 remote job" }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, [LIGHTHOUSE.title]);
});

test("one key skips the filters", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("button", { name: "Search" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip the filters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("each job is three stops of the Tab key: its link and its two buttons", async ({ page }) => {
  await openQuayside(page);
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await page.getByRole("link", { name: LIGHTHOUSE.title }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Save ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Applied to ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Parcel Clerk A/ })).toBeFocused();
});

test("the keyboard takes up what was meant, and the focus lands on its jobs", async ({ page }) => {
  await openQuayside(page, "q=lighthose");
  await page.getByRole("link", { name: /^Did you mean “lighthouse”/ }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("the focus stays near when a removed chip goes away", async ({ page }) => {
  await openQuayside(page, "type=contract");
  await page.getByRole("link", { name: "Remove filter: Contract" }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("Escape closes the sheet of filters and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  const filters = page.getByRole("button", { name: "Filters" });
  await filters.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeHidden();
  await expect(filters).toBeFocused();
});
