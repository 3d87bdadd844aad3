import { expect, type Page } from "@playwright/test";

import { HELD_TYPE } from "../apps/web/src/answers/start-scripts.ts";
import { findJobPath } from "../scripts/bench/first-load.ts";
import { readE2eEnvironment } from "./e2e-environment.ts";
import { test } from "./watched-test.ts";

const { siteUrl } = readE2eEnvironment(process.env);

const PAGES = {
  listing: async () => "/",
  job: findJobPath,
  "log-in": async () => "/log-in",
  "page that is not there": async () => "/nowhere",
};

/** When the page was painted, and when each of its scripts was asked for, in ms since it was. */
const readTimes = (page: Page) =>
  page.evaluate(() => ({
    paintedAt: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    askedAt: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));

for (const [name, find] of Object.entries(PAGES))
  test(`the ${name} is painted before any script is asked for`, async ({ page }) => {
    await page.goto(await find(siteUrl));
    await expect(page.locator(`script[type=${HELD_TYPE}]`)).toHaveCount(0);
    const { paintedAt, askedAt } = await readTimes(page);
    expect(askedAt.length).toBeGreaterThan(3);
    expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt);
  });

test("what does nothing without scripts cannot be pressed until they are there", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/log-in", { waitUntil: "commit" });
  const buttons = ["Switch between light and dark", "Show password", "Keyboard shortcuts"].map((label) =>
    page.getByRole("button", { name: label }),
  );
  for (const button of buttons) await expect(button).toBeDisabled();
  release();
  for (const button of buttons) await expect(button).toBeEnabled();
});
