import { type BrowserContext, expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";
import { jobTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const DAY_MS = 24 * 3600 * 1000;

/** A browser whose last visit was this long ago. */
async function haveVisited(
  context: BrowserContext,
  baseURL: string | undefined,
  agoMs: number,
): Promise<void> {
  const seconds = Math.floor((Date.now() - agoMs) / 1000);
  await context.addCookies([{ name: "visit", value: `.${seconds}`, url: baseURL ?? "" }]);
}

const news = (page: Page) => page.getByText(/new (since your last visit|in the last 24 hours)/);
const visitCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "visit")?.value;

test("a first visit shows what is new today, and no earlier visit", async ({ page, context }) => {
  await openQuayside(page);
  await expect(news(page)).toContainText("in the last 24 hours");
  await expect(page.getByText("New to you")).toHaveCount(0);
  await expect.poll(() => visitCookie(context)).toMatch(/^\.\d+$/);
  await page.reload();
  await expect(news(page)).toContainText("in the last 24 hours");
});

test("a returning visitor sees what is new since their last visit, as long as they stay", async ({
  page,
  context,
  baseURL,
}) => {
  await haveVisited(context, baseURL, 3 * DAY_MS);
  await openQuayside(page);
  const day = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(
    Date.now() - 3 * DAY_MS,
  );
  await expect(news(page)).toHaveText(`${QUAYSIDE_JOBS.length} new since your last visit, ${day}`);
  await expect(jobTitles(page)).toHaveCount(15);
  await expect(page.getByRole("article").filter({ hasText: "New to you" })).toHaveCount(15);
  await expect.poll(() => visitCookie(context)).toMatch(/^\d+\.\d+$/);
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  const contracts = quaysideTitles(({ jobType }) => jobType === "contract").length;
  await expect(news(page)).toHaveText(`${contracts} new since your last visit, ${day}`);
});

test("the search field does not shift if there are new jobs since the last visit", async ({
  page,
  context,
  baseURL,
}) => {
  const place = async () => (await page.getByRole("searchbox").boundingBox())?.y;
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  const before = await place();
  // Wait until the page has recorded this visit, or it would overwrite the simulated one.
  await expect.poll(() => visitCookie(context)).toMatch(/^\.\d+$/);
  await haveVisited(context, baseURL, 3 * DAY_MS);
  await page.reload();
  await expect(news(page)).toContainText("since your last visit");
  expect(await place()).toBe(before);
});

test("recently viewed jobs are listed below the others, latest first, until cleared", async ({ page }) => {
  await openQuayside(page);
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  for (const title of [LIGHTHOUSE.title, "Parcel Envoy B"]) {
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("farwork-viewed-jobs")))
      .toContain(title);
    await page.goBack();
  }
  await expect(viewed.getByRole("link")).toHaveText([/^Parcel Envoy B/, new RegExp(`^${LIGHTHOUSE.title}`)]);
  await viewed.getByRole("link", { name: LIGHTHOUSE.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
  await page.goBack();
  await viewed.getByRole("button", { name: "Clear recently viewed" }).click();
  await expect(page.getByText("Recently viewed jobs cleared.")).toBeFocused();
  await page.reload();
  await expect(jobTitles(page)).toHaveCount(15);
  await expect(viewed).toHaveCount(0);
});
