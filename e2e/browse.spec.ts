import { expect } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";
import { expectTitles, jobEntries, jobTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const EVERYTHING = quaysideTitles(() => true);

test(
  "the front page lists the newest jobs, fifteen per page, with their total",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d[\d,]* remote jobs$/);
    await expect(jobTitles(page)).toHaveCount(15);
    await expect(page).toHaveTitle("Remote jobs · Farwork");
  },
);

test("a job in the list states company, place, type, pay, age and source", async ({ page }) => {
  await openQuayside(page);
  const entry = page.getByRole("article").filter({ hasText: LIGHTHOUSE.title });
  for (const fact of ["Quayside Signals", "Worldwide", "Full-time", "fresnel", "From Remotive"]) {
    await expect(entry).toContainText(fact);
  }
  // Its posting states no period, so none is shown.
  await expect(entry.getByText("$120k–$150k a year?", { exact: true })).toBeVisible();
  await expect(entry.getByRole("time")).toHaveText(/^(today|yesterday)$/i);
});

test("pages do not overlap, and the back button goes through them", { tag: "@journey" }, async ({ page }) => {
  await openQuayside(page);
  await expectTitles(page, EVERYTHING.slice(0, 15));
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&page=2`);
  await expectTitles(page, EVERYTHING.slice(15));
  await expect(page.getByText(`16–${QUAYSIDE_JOBS.length} of ${QUAYSIDE_JOBS.length}`)).toBeVisible();
  await page.goBack();
  await expectTitles(page, EVERYTHING.slice(0, 15));
  await page.goForward();
  await expectTitles(page, EVERYTHING.slice(15));
});

test("going back shows a list as it was left, however long ago, without a request", async ({ page }) => {
  await page.clock.install();
  await openQuayside(page);
  await page.getByRole("link", { name: "Next page" }).click();
  await expectTitles(page, EVERYTHING.slice(15));
  await page.clock.fastForward("10:00");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await expectTitles(page, EVERYTHING.slice(0, 15));
  expect(asked).not.toContain("/api/jobs");
});

test("a page past the end says so and links to the last one", async ({ page }) => {
  await openQuayside(page, "page=40");
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expectTitles(page, EVERYTHING.slice(15));
});

test("choosing a filter on page two returns to page one", async ({ page }) => {
  await openQuayside(page, "page=2");
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await expect(page).toHaveURL(`/?type=contract&tag=${QUAYSIDE}`);
});

test("invalid values in a URL are dropped, not shown as errors", async ({ page }) => {
  const response = await page.goto(
    `/?tag=${QUAYSIDE}&type=king&category=&seniority=royal&page=-3&posted=ever&x=1`,
  );
  expect(response?.status()).toBe(200);
  await expectTitles(page, EVERYTHING.slice(0, 15));
});

test("marketing parameters are kept on every path through the listing", async ({ page }) => {
  await openQuayside(page, "utm_source=gazette");
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await expect(page).toHaveURL(`/?type=contract&tag=${QUAYSIDE}&utm_source=gazette`);
  await page.getByRole("link", { name: /^Parcel Envoy A/ }).click();
  await expect(page).toHaveURL(/\/jobs\/remotive-990100\/.*\?utm_source=gazette$/);
  await expect(page.getByRole("link", { name: /^Apply on Remotive/ }).first()).toHaveAttribute(
    "href",
    "https://remotive.com/remote-jobs/quayside/job-990100?utm_source=gazette",
  );
});

test("the layout hardly shifts when fonts load late", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(jobTitles(page).first()).toBeVisible();
  const shifted = page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
    });
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    // Wait for the frame with the fonts, and the one that reports its shifts.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });
  held.resolve();
  expect(await shifted).toBeLessThan(0.05);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("going back from a job far down the list restores the scroll position", async ({ page }) => {
    await page.goto("/?from=NG");
    const entry = jobEntries(page).nth(11);
    await entry.scrollIntoViewIfNeeded();
    const title = (await entry.getByRole("heading").textContent()) ?? "";
    await entry.getByRole("link", { name: title }).tap();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/?from=NG");
    await expect(jobEntries(page).filter({ hasText: title }).first()).toBeInViewport();
  });

  test("going back from the next page returns to the end of the previous one", async ({ page }) => {
    await page.goto("/");
    const last = jobEntries(page).nth(14);
    await last.scrollIntoViewIfNeeded();
    const title = (await last.getByRole("heading").textContent()) ?? "";
    await page.getByRole("link", { name: "Next page" }).tap();
    await expect(page).toHaveURL("/?page=2");
    await expect(jobEntries(page).filter({ hasText: title })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(jobEntries(page).filter({ hasText: title }).first()).toBeInViewport();
  });
});
