import { expect } from "@playwright/test";

import { FLAG_SEWER, HARBOUR, himalayasPath, remoteOkPath, RIGGER } from "./fixtures/harbour-feeds.ts";
import { jobTitles } from "./listing-page.ts";
import { expectPressed, pressAndWrite, saveButton } from "./marks-page.ts";
import { logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const CLOSED = himalayasPath(FLAG_SEWER);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a closed job's page is gone for search engines but still readable for people", async ({ page }) => {
    const response = await page.goto(CLOSED);
    expect(response?.status()).toBe(410);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(FLAG_SEWER.title);
    await expect(page.getByText(/^Closed on \w+ \d+, \d{4}\. This job no longer accepts/)).toBeVisible();
    const facts = page.getByRole("complementary", { name: "Facts" });
    for (const fact of ["Germany", "Full-time", "First seen", "Last seen", "Expired", "Closed"]) {
      await expect(facts).toContainText(fact);
    }
    await expect(page.getByText("You keep in touch with every ship")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Apply/ })).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });

  test("it links to similar open jobs and to its category", async ({ page }) => {
    await page.goto(CLOSED);
    await page.getByRole("link", { name: "Open jobs in Operations" }).click();
    await expect(page).toHaveURL("/?category=operations");
    await page.goBack();
    const similar = page.getByRole("region", { name: "Similar open jobs" }).getByRole("article");
    await expect(similar).not.toHaveCount(0);
    await similar.getByRole("link", { name: RIGGER.title }).click();
    await expect(page).toHaveURL(new RegExp(remoteOkPath(RIGGER)));
    await expect(page.getByRole("region", { name: "Similar open jobs" })).toHaveCount(0);
  });
});

test("no search finds a closed job", async ({ page }) => {
  await page.goto(`/?tag=${HARBOUR}`);
  await expect(jobTitles(page).filter({ hasText: RIGGER.title })).toBeVisible();
  await expect(jobTitles(page).filter({ hasText: FLAG_SEWER.title })).toHaveCount(0);
});

test(
  "a saved job is still listed once it is closed, and its page opens within the site",
  { tag: "@journey" },
  async ({ page }) => {
    await logIn(page, await makePerson(), CLOSED);
    await pressAndWrite(page, saveButton(page, FLAG_SEWER.title));
    await expectPressed(saveButton(page, FLAG_SEWER.title), true);
    await page.evaluate(() => document.body.setAttribute("data-loaded", "once"));
    await page.getByRole("banner").getByRole("link", { name: "Saved" }).click();
    await page.getByRole("article").getByRole("link", { name: FLAG_SEWER.title }).click();
    await expect(page).toHaveURL(new RegExp(CLOSED));
    await expect(page.getByText("This job no longer accepts applications.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Similar open jobs" })).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-loaded", "once");
    await expectPressed(saveButton(page, FLAG_SEWER.title), true);
  },
);

test("an id that no job ever had is not found, rather than gone", async ({ page }) => {
  const response = await page.goto("/jobs/himalayas-harbour_job-1");
  expect(response?.status()).toBe(404);
});
