import { expect } from "@playwright/test";

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

/** Runs in the page before any script of its own: notes when its first frame is drawn. */
function noteFirstFrame(): void {
  requestAnimationFrame(() => performance.mark("first frame"));
}

for (const [name, find] of Object.entries(PAGES))
  test(`the ${name} is drawn before any script is asked for`, async ({ page }) => {
    await page.addInitScript(noteFirstFrame);
    await page.goto(await find(siteUrl));
    const { drawnAt, askedAt } = await page.evaluate(() => ({
      drawnAt: performance.getEntriesByName("first frame")[0]?.startTime ?? Infinity,
      askedAt: performance
        .getEntriesByType("resource")
        .filter(({ name: address }) => address.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(askedAt.length).toBeGreaterThan(3);
    expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(drawnAt);
  });

test("a page can be read without its scripts, and what needs them cannot be pressed until they are there", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/log-in", { waitUntil: "commit" });
  const buttons = ["Switch between light and dark", "Show password", "Keyboard shortcuts"].map((label) =>
    page.getByRole("button", { name: label }),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
  for (const button of buttons) await expect(button).toBeDisabled();
  release();
  for (const button of buttons) await expect(button).toBeEnabled();
});
