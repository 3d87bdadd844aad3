import { expect, type Page, type Route } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const JOB = /\/jobs\/remotive-990001/;
const ALL = quaysideTitles(() => true);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const jobLink = (page: Page) => page.getByRole("main").getByRole("link", { name: LIGHTHOUSE.title });

/** Holds requests for lists and pages until released; later ones pass. */
async function hold(page: Page, isHeld: (url: URL) => boolean) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(
    (url) => (url.pathname === "/api/jobs" || url.searchParams.has("_rsc")) && isHeld(url),
    async (route: Route) => {
      asked.resolve();
      await held.promise;
      // The requester may have gone by now.
      await route.continue().catch(() => {});
    },
  );
  return { asked: asked.promise, release: held.resolve };
}

/** Resolves when the page has rendered. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test("the list shows both of two quickly chosen filters, whichever response comes last", async ({ page }) => {
  await openQuayside(page);
  const first = await hold(page, ({ searchParams }) => searchParams.get("type") === "contract");
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await first.asked;
  await page.getByRole("checkbox", { name: /^Part-time/ }).check();
  const both = quaysideTitles(({ jobType }) => jobType === "contract" || jobType === "part_time");
  await expectTitles(page, both.slice(0, 15));
  first.release();
  await waitUntilIdle(page);
  await expectTitles(page, both.slice(0, 15));
});

test("a page opened and left at once never appears late", async ({ page }) => {
  await openQuayside(page);
  const second = await hold(page, ({ searchParams }) => searchParams.get("page") === "2");
  await page.getByRole("link", { name: "Next", exact: false }).first().click();
  await second.asked;
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  const contracts = quaysideTitles(({ jobType }) => jobType === "contract");
  await expectTitles(page, contracts.slice(0, 15));
  second.release();
  await waitUntilIdle(page);
  await expectTitles(page, contracts.slice(0, 15));
  await expect(page).toHaveURL(`/?type=contract&tag=${QUAYSIDE}`);
});

test("a slow job shows its skeleton first", async ({ page }) => {
  await openQuayside(page);
  await page.waitForLoadState("networkidle");
  const job = await hold(page, ({ pathname }) => JOB.test(pathname));
  await jobLink(page).click();
  await job.asked;
  await expect(page.getByRole("status").filter({ hasText: "Loading …" })).toHaveCount(1);
  await expect(page.locator(".page-loading")).toBeVisible();
  job.release();
  await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
  await expect(page.locator(".page-loading")).toHaveCount(0);
});

test("a job opened and left at once never replaces the next page", async ({ page }) => {
  await page.goto("/log-in");
  await openQuayside(page);
  await page.waitForLoadState("networkidle");
  const job = await hold(page, ({ pathname }) => JOB.test(pathname));
  await jobLink(page).click();
  await job.asked;
  await page.goBack();
  await expect(heading(page)).toHaveText("Log in");
  job.release();
  await waitUntilIdle(page);
  await expect(heading(page)).toHaveText("Log in");
});

test("going back and forward quickly ends at the page of the URL", async ({ page }) => {
  await openQuayside(page);
  await jobLink(page).click();
  await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
  // The URL changes at once and the content later, which is not awaited here.
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await page.goForward({ waitUntil: "commit" });
  await expect(page).toHaveURL(JOB);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await expectTitles(page, ALL.slice(0, 15));
});
