import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "./check-accessibility.ts";
import { FLAG_SEWER, himalayasPath } from "./fixtures/harbour-feeds.ts";
import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { jobEntries, openQuayside } from "./listing-page.ts";
import { pressAndWrite, saveButton } from "./marks-page.ts";
import {
  expectKeptJobs,
  expectSavedCopy,
  expectViewedJobs,
  readKept,
  waitForWorker,
} from "./offline-page.ts";
import { logIn, logOut, makePerson } from "./people.ts";
import { startSiteInFront } from "./site-in-front.ts";
import { test } from "./watched-test.ts";

const JOB = "/jobs/remotive-990001";
const NOT_OPENED = "/jobs/remotive-990003";

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const jobLink = (page: Page) => jobEntries(page).getByRole("link", { name: LIGHTHOUSE.title });

/** Opens the fixture job from the listing, and waits until its page is cached and remembered. */
async function visitJob(page: Page): Promise<void> {
  await openQuayside(page);
  await waitForWorker(page);
  await jobLink(page).click();
  await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
  await expectKeptJobs(page, [JOB]);
  await expectViewedJobs(page, 1);
}

/** Saves the fixture job and opens the list. */
async function saveJob(page: Page): Promise<void> {
  await openQuayside(page);
  await pressAndWrite(page, saveButton(page, LIGHTHOUSE.title));
  await page.goto("/saved");
  await expect(heading(page)).toHaveText("1 saved job");
  await expectSavedCopy(page);
  await waitForWorker(page);
}

test(
  "a visited job can be read offline, with the date it was cached",
  { tag: "@journey" },
  async ({ page, context }) => {
    await visitJob(page);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
    await expect(page.getByText(/^Copy from .*\d{4}.*: you are offline$/).first()).toBeVisible();
  },
);

test("a link inside the app opens the cached copy, too", async ({ page, context }) => {
  await visitJob(page);
  await page.goto(`/?tag=${QUAYSIDE}&utm_source=letter`);
  await context.setOffline(true);
  await jobLink(page).click();
  await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
  await expect(page.getByText(/you are offline$/).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get("utm_source")).toBe("letter");
});

test("an unvisited job says so, lists the cached ones, and loads by itself once online", async ({
  page,
  context,
}) => {
  await visitJob(page);
  await context.setOffline(true);
  await page.goto(`${NOT_OPENED}?utm_source=letter`);
  await expect(heading(page)).toHaveText("This job isn’t available offline");
  const kept = page.getByRole("region", { name: "Jobs you opened" }).getByRole("link");
  await expect(kept).toHaveText(LIGHTHOUSE.title);
  await expect(kept).toHaveAttribute("href", /utm_source=letter/);
  await context.setOffline(false);
  await expect(page.getByRole("link", { name: /^Apply/ }).first()).toBeVisible();
  await expect(page).toHaveURL(`${NOT_OPENED}?utm_source=letter`);
});

test("the list of cached jobs is accessible", { tag: "@axe" }, async ({ page, context }) => {
  test.slow();
  await visitJob(page);
  await context.setOffline(true);
  await page.goto(NOT_OPENED);
  await expect(page.getByRole("region", { name: "Jobs you opened" })).toBeVisible();
  await expectAccessible(page, "offline: jobs that are kept");
});

test("no old listing is shown offline", async ({ page, context }) => {
  await visitJob(page);
  await context.setOffline(true);
  await page.goto(`/?tag=${QUAYSIDE}`);
  await expect(heading(page)).toHaveText("You are offline");
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("an open page says when it goes offline, and when it is back", async ({ page, context }) => {
  await openQuayside(page);
  await waitForWorker(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline" })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toHaveCount(0);
});

test("a closed job is not cached as if it were open", async ({ page }) => {
  await visitJob(page);
  await page.goto(himalayasPath(FLAG_SEWER));
  await page.goto("/jobs/no-such-job");
  await page.goto(`/?tag=${QUAYSIDE}`);
  await expectKeptJobs(page, [JOB]);
});

test("the cache contains no personal data", async ({ page }) => {
  await logIn(page, await makePerson("Ada Lovelace"));
  await saveJob(page);
  for (const path of [JOB, "/dashboard", "/applied", "/profile", "/saved"]) await page.goto(path);
  await expectKeptJobs(page, [JOB]);
  const kept = await readKept(page);
  expect(kept.map(({ path }) => path).toSorted()).toEqual([JOB, "/offline"]);
  for (const { text } of kept) expect(text).not.toMatch(/Ada|Log out|"hasCookie":true/);
});

test("the saved list and jobs opened from it can be read offline", async ({ page, context }) => {
  await logIn(page, await makePerson());
  await saveJob(page);
  await page.goto(JOB);
  await expectKeptJobs(page, [JOB]);
  await context.setOffline(true);
  await page.goto("/saved");
  const saved = page.getByRole("region", { name: "1 saved job" });
  await saved.getByRole("link", { name: LIGHTHOUSE.title }).click();
  await expect(page.getByText(/you are offline$/).first()).toBeVisible();
  await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
});

test("logging out deletes the cached saved list and visited jobs", async ({ page, context }) => {
  await logIn(page, await makePerson());
  await saveJob(page);
  await page.goto(JOB);
  await expectKeptJobs(page, [JOB]);
  await logOut(page);
  await expectKeptJobs(page, []);
  await context.setOffline(true);
  await page.goto("/saved");
  await expect(page.getByText("You’re not logged in on this device")).toBeVisible();
  await expect(page.getByText(LIGHTHOUSE.title)).toHaveCount(0);
});

test("another person sees nothing of a previous person who did not log out", async ({ page, context }) => {
  await logIn(page, await makePerson());
  await saveJob(page);
  await context.clearCookies();
  await logIn(page, await makePerson("Grace"));
  await context.setOffline(true);
  await page.goto("/saved");
  await expect(page.getByText("Your saved list has not been opened on this device")).toBeVisible();
  await expect(page.getByText(LIGHTHOUSE.title)).toHaveCount(0);
});

test("a new version takes over without disturbing an open page or the cache", async ({ page, context }) => {
  const front = await startSiteInFront();
  try {
    await page.goto(`${front.site}${JOB}`);
    await waitForWorker(page);
    await page.goto(`${front.site}${JOB}`);
    await expectKeptJobs(page, [JOB]);
    const loads = await page.evaluate(() => performance.timeOrigin);
    front.renewWorker();
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
      await (await navigator.serviceWorker.ready).update();
      await changed;
    });
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
  } finally {
    await front.stop();
  }
});

test("if the network does not respond, the cached copy is shown and says so", async ({ page }) => {
  const front = await startSiteInFront();
  try {
    await page.goto(`${front.site}${JOB}`);
    await waitForWorker(page);
    await page.goto(`${front.site}${JOB}`);
    await expectKeptJobs(page, [JOB]);
    front.holdPages();
    await page.goto(`${front.site}${JOB}`);
    await expect(heading(page)).toHaveText(LIGHTHOUSE.title);
    await expect(page.getByText(/the network did not answer$/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  } finally {
    await front.stop();
  }
});
