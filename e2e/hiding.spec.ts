import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";
import { expectTitles, jobTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const EVERYTHING = quaysideTitles(() => true);
const FREIGHT = "Molehead Freight";
const ENVOY = "Parcel Envoy A";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const hide = async (page: Page, title: string) => button(page, `Hide ${title}`).click();
const undoOf = (page: Page, what: string) => button(page, `Undo, and show ${what} again`);
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

test(
  "a hidden job is replaced by a line with an undo, and is gone from the next page on",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page);
    await hide(page, LIGHTHOUSE.title);
    await expect(undoOf(page, LIGHTHOUSE.title)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: `Hidden: ${LIGHTHOUSE.title}` })).toHaveCount(1);
    await expectTitles(page, EVERYTHING.slice(1, 15));
    await page.reload();
    // The page is full again, and the total includes hidden jobs.
    await expectTitles(page, EVERYTHING.slice(1, 16));
    await expect(headline(page)).toHaveText(`${QUAYSIDE_JOBS.length} remote jobs`);
    await expect(page.getByText("1 job hidden by you.")).toBeVisible();
  },
);

test("undoing brings the job back where it was", async ({ page }) => {
  await openQuayside(page);
  await hide(page, LIGHTHOUSE.title);
  await undoOf(page, LIGHTHOUSE.title).click();
  await expectTitles(page, EVERYTHING.slice(0, 15));
  await expect(button(page, `Hide ${LIGHTHOUSE.title}`)).toBeFocused();
  await page.reload();
  await expectTitles(page, EVERYTHING.slice(0, 15));
});

test("all of a company's jobs can be hidden, shown temporarily, and unhidden", async ({ page }) => {
  await openQuayside(page);
  await hide(page, ENVOY);
  await button(page, `Hide all of ${FREIGHT}`).click();
  await expect(page.getByText(`Hidden, with all of ${FREIGHT}: ${ENVOY}`)).toBeVisible();
  await page.reload();
  const others = quaysideTitles(({ company }) => company !== FREIGHT);
  await expectTitles(page, others);
  const hidden = QUAYSIDE_JOBS.length - others.length;
  await expect(page.getByText(`${hidden} jobs hidden by you.`)).toBeVisible();

  await page.getByRole("link", { name: "Show hidden" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&hidden=show`);
  await expectTitles(page, EVERYTHING.slice(0, 15));
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&page=2&hidden=show`);
  await button(page, `Unhide all of ${FREIGHT}`).first().click();
  await expect(page.getByText("Hidden by you, with all of")).toHaveCount(0);
  await expect(page.getByText("No jobs are hidden.")).toBeVisible();
  await openQuayside(page);
  await expectTitles(page, EVERYTHING.slice(0, 15));
});

test("a double click hides only one job", async ({ page }) => {
  await openQuayside(page);
  await button(page, `Hide ${LIGHTHOUSE.title}`).dblclick();
  await expect(undoOf(page, LIGHTHOUSE.title)).toBeVisible();
  await page.reload();
  await expectTitles(page, EVERYTHING.slice(1, 16));
});

test("the keyboard alone hides and undoes", async ({ page }) => {
  await openQuayside(page);
  await expect(button(page, `Hide ${LIGHTHOUSE.title}`)).toBeEnabled();
  await button(page, `Hide ${LIGHTHOUSE.title}`).focus();
  await page.keyboard.press("Enter");
  await expect(undoOf(page, LIGHTHOUSE.title)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, `Hide all of ${LIGHTHOUSE.company}`)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, `Hide ${LIGHTHOUSE.title}`)).toBeFocused();
});

/** Waits until the browser tells this page of a change of the cookie. */
async function waitForCookie(page: Page, wanted: string): Promise<void> {
  await page.evaluate(async (name) => {
    const reported = Promise.withResolvers<void>();
    cookieStore.addEventListener("change", ({ changed }) => {
      if (changed.some((cookie) => cookie.name === name)) reported.resolve();
    });
    await reported.promise;
  }, wanted);
}

test("other tabs leave it out from their next page on", async ({ page, context }) => {
  const other = await context.newPage();
  await openQuayside(other);
  await openQuayside(page);
  const reported = waitForCookie(other, "hidden");
  await hide(page, LIGHTHOUSE.title);
  await expect(undoOf(page, LIGHTHOUSE.title)).toBeVisible();
  // Nobody changes windows as fast as this test does.
  await reported;
  await other.getByRole("checkbox", { name: /^Full-time/ }).check();
  await expect(other.getByRole("heading", { name: "You’ve hidden all of these jobs" })).toBeVisible();
  await other.getByRole("link", { name: "Show hidden" }).click();
  await expectTitles(other, [LIGHTHOUSE.title]);
});

test("a hidden job's own page still opens", async ({ page }) => {
  await openQuayside(page);
  const address = await page.getByRole("link", { name: LIGHTHOUSE.title }).getAttribute("href");
  await hide(page, LIGHTHOUSE.title);
  await expect(undoOf(page, LIGHTHOUSE.title)).toBeVisible();
  expect((await page.goto(address ?? ""))?.status()).toBe(200);
  await expect(headline(page)).toHaveText(LIGHTHOUSE.title);
});

test("going back shows what was hidden meanwhile as hidden", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("link", { name: "Next page" }).click();
  await expectTitles(page, EVERYTHING.slice(15));
  await hide(page, EVERYTHING.at(-1) ?? "");
  await expect(undoOf(page, EVERYTHING.at(-1) ?? "")).toBeVisible();
  await page.goBack();
  await expectTitles(page, EVERYTHING.slice(0, 15));
  await page.goForward();
  await expectTitles(page, EVERYTHING.slice(15, -1));
});

for (const cookie of ["%E0%A4%A", "~~~", "....<script>", "x".repeat(3000)]) {
  test(`a cookie of ${cookie.slice(0, 12)} hides nothing and breaks nothing`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: "hidden", value: cookie, url: baseURL ?? "" }]);
    await openQuayside(page);
    await expectTitles(page, EVERYTHING.slice(0, 15));
    await hide(page, LIGHTHOUSE.title);
    await expect(undoOf(page, LIGHTHOUSE.title)).toBeVisible();
    await page.reload();
    await expect(jobTitles(page).first()).toHaveText(/^Parcel Envoy A/);
  });
}

test("the page says when no more jobs can be hidden", async ({ page, context, baseURL }) => {
  const jobs = Array.from({ length: 100 }, (_, number) => `remotive-${number}`).join(".");
  await context.addCookies([{ name: "hidden", value: `${jobs}~`, url: baseURL ?? "" }]);
  await openQuayside(page);
  await hide(page, LIGHTHOUSE.title);
  await expect(page.getByText("You’ve reached the limit of hidden jobs.").first()).toBeVisible();
  await expectTitles(page, EVERYTHING.slice(0, 15));
  // None of those hundred is open any more, so there is only one way to make room.
  await page.getByRole("button", { name: "Show hidden" }).click();
  await expect(page).toHaveURL("/?hidden=show");
  await button(page, "Unhide everything").click();
  await openQuayside(page);
  await hide(page, LIGHTHOUSE.title);
  await expect(undoOf(page, LIGHTHOUSE.title)).toBeVisible();
});
