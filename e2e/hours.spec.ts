import { expect, type Page } from "@playwright/test";

import { PILOTAGE } from "./fixtures/quayside-feed.ts";
import { jobEntries } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const BOARD = `/?tag=${PILOTAGE}&from=NG`;
const LAGOS = "zone=Africa%2FLagos";

test.use({ timezoneId: "Africa/Lagos" });

/** Until its code is loaded, the link for hours leads to a page with the same form. */
async function openBoard(page: Page, query = ""): Promise<void> {
  await page.goto(`${BOARD}${query}`, { waitUntil: "networkidle" });
}

const titles = (page: Page) => jobEntries(page).getByRole("heading", { level: 3 });
const entry = (page: Page, title: string) => jobEntries(page).filter({ hasText: title });

test(
  "a person in Lagos enters their hours, and jobs show how many overlap",
  { tag: "@journey" },
  async ({ page, context }) => {
    await openBoard(page);
    await expect(titles(page)).toHaveText([/Night Pilot/, /Chart Pilot/, /Estuary Pilot/]);
    await page.getByRole("link", { name: "Add your working hours" }).click();
    // Suggested but not applied yet.
    await expect(page.getByLabel("Time zone")).toHaveValue("Africa/Lagos");
    await expect(page).not.toHaveURL(/zone=/);
    await page.getByRole("button", { name: "Show jobs" }).click();
    await expect(page).toHaveURL(`/?from=NG&${LAGOS}&tag=${PILOTAGE}`);
    await expect(entry(page, "Night Pilot")).toContainText("Only 2 of your 8 hours in common; 4 asked for");
    await expect(entry(page, "Estuary Pilot")).toContainText("All your 8 hours in common");
    await expect(entry(page, "Chart Pilot")).not.toContainText("in common");
    const later = await context.newPage();
    await later.goto(`/?tag=${PILOTAGE}`);
    await expect(entry(later, "Night Pilot")).toContainText("2 of your 8 hours in common");
  },
);

test("the hours can be entered before a country", async ({ page }) => {
  await page.goto(`/?tag=${PILOTAGE}`, { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Add your working hours" }).click();
  await expect(page.getByLabel("Time zone")).toHaveValue("Africa/Lagos");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(`/?${LAGOS}&tag=${PILOTAGE}`);
  await expect(page.getByRole("link", { name: "You work 9–17 in Lagos" })).toBeVisible();
  await expect(jobEntries(page).filter({ hasText: "Night Pilot" })).toContainText(
    "Only 2 of your 8 hours in common",
  );
});

test("a minimum overlap excludes jobs with less, but not jobs that require none", async ({ page }) => {
  await openBoard(page, `&${LAGOS}`);
  await page.getByRole("link", { name: "You work 9–17 in Lagos" }).click();
  await page.getByLabel("In common, at least").selectOption("4");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(/common=4/);
  await expect(titles(page)).toHaveText([/Chart Pilot/, /Estuary Pilot/]);
  await page.getByRole("link", { name: "Remove filter: 4+ hours in common" }).click();
  await expect(titles(page)).toHaveCount(3);
  await expect(entry(page, "Night Pilot")).toContainText("2 of your 8 hours in common");
});

test("the hours can be entered by keyboard alone", async ({ page }) => {
  await openBoard(page);
  const link = page.getByRole("link", { name: "Add your working hours" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Time zone")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Time zone")).toBeFocused();
  await page.keyboard.type("Accra");
  await page.getByRole("button", { name: "Show jobs" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/zone=Africa%2FAccra/);
  await expect(page.getByRole("link", { name: "You work 9–17 in Accra" })).toBeVisible();
});

test("the hours can be cleared", async ({ page }) => {
  await openBoard(page, `&${LAGOS}`);
  await page.getByRole("link", { name: "You work 9–17 in Lagos" }).click();
  await page.getByRole("button", { name: "Forget my hours" }).click();
  await expect(page).toHaveURL(`/?from=NG&tag=${PILOTAGE}`);
  await expect(page.getByRole("link", { name: "Add your working hours" })).toBeVisible();
  await expect(jobEntries(page).first()).not.toContainText("in common");
});

test("a job’s page compares its hours with the reader’s, and asks for them", async ({ page }) => {
  await page.goto("/jobs/remotive-990011");
  await page.getByRole("link", { name: "Compare with your working hours" }).click();
  await expect(page.getByLabel("Time zone")).toHaveValue("Africa/Lagos");
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(/\/jobs\/remotive-990011/);
  const facts = page.getByRole("complementary", { name: "Facts" });
  await expect(facts).toContainText("Only 2 of your 8 hours in common; 4 asked for");
  await expect(facts).toContainText("9–17 in the job’s time zone is 15–23 by your clock, in standard time.");
  // Remembered, so it is not needed in the URL.
  await page.goto("/jobs/remotive-990011");
  await expect(facts).toContainText("2 of your 8 hours in common");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the hours are a plain form on their own page and keep the filters",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto(BOARD);
      await page.getByRole("link", { name: "Add your working hours" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your working hours");
      await page.getByLabel("Time zone").selectOption("Africa/Lagos");
      await page.getByLabel("In common, at least").selectOption("4");
      await page.getByRole("button", { name: "Show jobs" }).click();
      await expect(titles(page)).toHaveText([/Chart Pilot/, /Estuary Pilot/]);
      await expect(entry(page, "Estuary Pilot")).toContainText("All your 8 hours in common");
      await page.getByRole("searchbox").fill("estuary");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(titles(page)).toHaveText([/Estuary Pilot/]);
      await expect(entry(page, "Estuary Pilot")).toContainText("All your 8 hours in common");
    },
  );
});

test("on a phone the form and the rows fit the window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page);
  await page.getByRole("link", { name: "Add your working hours" }).click();
  const show = page.getByRole("button", { name: "Show jobs" });
  await expect(show).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await show.click();
  await expect(entry(page, "Night Pilot")).toContainText("2 of your 8 hours in common");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
