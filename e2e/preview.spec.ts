import { expect, type Locator, type Page } from "@playwright/test";

import { startFailingFunctions } from "./failing-functions.ts";
import { FLAG_SEWER, himalayasPath } from "./fixtures/harbour-feeds.ts";
import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, jobTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { expectPressed, pressAndWrite, saveButton } from "./marks-page.ts";
import { logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";
import { startWebServer } from "./web-server.ts";

const QUAY = `/?tag=${QUAYSIDE}`;
const OPEN = `${QUAY}&job=remotive-990001`;
const ENVOY = "Parcel Envoy A";

const list = (page: Page) => page.getByRole("region", { name: "Jobs" });
const entry = (page: Page, title: string) => list(page).getByRole("link", { name: title });
const pane = (page: Page, title = LIGHTHOUSE.title) => page.getByRole("region", { name: title });
const heading = (posting: Locator) => posting.getByRole("heading", { level: 2 });

/** The fixture board, once its code is loaded. */
async function openBoard(page: Page, query?: string): Promise<void> {
  await openQuayside(page, query);
  await expect(saveButton(page, LIGHTHOUSE.title).first()).toBeEnabled();
}

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the screen.");
  return Math.round(box.y);
}

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a posting opens beside the list, which stays unchanged", { tag: "@journey" }, async ({ page }) => {
    await openBoard(page);
    await entry(page, LIGHTHOUSE.title).click();
    await expect(page).toHaveURL(OPEN);
    await expect(heading(pane(page))).toHaveText(LIGHTHOUSE.title);
    await expect(pane(page)).toContainText("You keep its papers in order");
    await expect(pane(page)).toContainText("First seen");
    await expect(
      pane(page)
        .getByRole("link", { name: /^Apply on Remotive/ })
        .first(),
    ).toBeVisible();
    await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
    await expect(entry(page, LIGHTHOUSE.title)).toHaveAttribute("aria-current", "true");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${QUAYSIDE}$`));
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await pane(page).getByRole("link", { name: "Open page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
    await page.getByRole("link", { name: /^Back to 17 remote jobs/ }).click();
    await expect(page).toHaveURL(QUAY);
  });

  test("it takes the focus, and returns it to its entry when closed", async ({ page }) => {
    await openBoard(page);
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("link", { name: "Close the posting" }).click(),
    ]) {
      await entry(page, LIGHTHOUSE.title).press("Enter");
      await expect(pane(page)).toBeFocused();
      await expect(heading(pane(page))).toHaveText(LIGHTHOUSE.title);
      await expect(
        page.getByRole("status").filter({ hasText: `${LIGHTHOUSE.title} is open beside the list.` }),
      ).toBeAttached();
      await close();
      await expect(pane(page)).toHaveCount(0);
      await expect(entry(page, LIGHTHOUSE.title)).toBeFocused();
      await expect(page).toHaveURL(QUAY);
    }
  });

  test("back and forward go through the postings that were opened", async ({ page }) => {
    await openBoard(page);
    await entry(page, LIGHTHOUSE.title).click();
    await expect(page).toHaveURL(OPEN);
    await entry(page, ENVOY).click();
    await expect(heading(pane(page, ENVOY))).toHaveText(ENVOY);
    await expect(page).toHaveURL(`${QUAY}&job=remotive-990100`);
    await page.goBack();
    await expect(heading(pane(page))).toHaveText(LIGHTHOUSE.title);
    await page.goBack();
    await expect(pane(page)).toHaveCount(0);
    await page.goForward();
    await expect(heading(pane(page))).toHaveText(LIGHTHOUSE.title);
    await expect(entry(page, LIGHTHOUSE.title)).toHaveAttribute("aria-current", "true");
  });

  test("a click responds before the server does, and nothing shifts when it does", async ({ page }) => {
    await openBoard(page);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/jobs/remotive-990001", async (route) => {
      await held.promise;
      await route.continue();
    });
    await entry(page, LIGHTHOUSE.title).click();
    await expect(pane(page)).toHaveAttribute("aria-busy", "true");
    await expect(heading(pane(page))).toHaveText(LIGHTHOUSE.title);
    const before = [await topOf(heading(pane(page))), await topOf(entry(page, LIGHTHOUSE.title))];
    held.resolve();
    await expect(pane(page)).toContainText("You keep its papers in order");
    await expect(pane(page)).toHaveAttribute("aria-busy", "false");
    expect([await topOf(heading(pane(page))), await topOf(entry(page, LIGHTHOUSE.title))]).toEqual(before);
  });

  test("two columns of entries become one and back, and the selected one stays in place", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await openBoard(page);
    const chosen = entry(page, "Parcel Envoy K");
    await chosen.scrollIntoViewIfNeeded();
    const before = await topOf(chosen);
    await chosen.click();
    await expect(heading(pane(page, "Parcel Envoy K"))).toBeVisible();
    expect(await topOf(chosen)).toBe(before);
    await page.keyboard.press("Escape");
    await expect(pane(page, "Parcel Envoy K")).toHaveCount(0);
    expect(await topOf(chosen)).toBe(before);
  });

  test("another filter, page or search closes it; marketing parameters stay", async ({ page }) => {
    await openBoard(page, "utm_source=gazette");
    await entry(page, ENVOY).click();
    await expect(page).toHaveURL(`${QUAY}&utm_source=gazette&job=remotive-990100`);
    await expect(
      pane(page, ENVOY)
        .getByRole("link", { name: /^Apply on/ })
        .first(),
    ).toHaveAttribute("href", /utm_source=gazette$/);
    await page.getByRole("checkbox", { name: /^Contract/ }).check();
    await expect(page).toHaveURL(`/?type=contract&tag=${QUAYSIDE}&utm_source=gazette`);
    await expect(pane(page, ENVOY)).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeFocused();
    await openBoard(page, "job=remotive-990001");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(`${QUAY}&page=2`);
  });

  test("a mark in one place shows in the other", async ({ page }) => {
    await logIn(page, await makePerson(), OPEN);
    const inPane = saveButton(page, LIGHTHOUSE.title).last();
    await expect(inPane).toBeEnabled();
    await pressAndWrite(page, inPane);
    await expectPressed(list(page).getByRole("button", { name: `Save ${LIGHTHOUSE.title}` }), true);
  });

  test("a click for a new tab opens the job’s own page there", async ({ page, context }) => {
    await openBoard(page);
    const opened = context.waitForEvent("page");
    await entry(page, LIGHTHOUSE.title).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(/\/jobs\/remotive-990001\//);
    await expect(page).toHaveURL(QUAY);
  });

  test("a closed job says so, and a URL of an unknown job causes no error", async ({ page }) => {
    const closed = himalayasPath(FLAG_SEWER).split("/")[2];
    await page.goto(`${QUAY}&job=${closed}`);
    await expect(pane(page, FLAG_SEWER.title)).toContainText("This job no longer accepts applications.");
    for (const id of ["remotive-1", "<script>", "x".repeat(5000)]) {
      const response = await page.goto(`${QUAY}&job=${encodeURIComponent(id)}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { name: "Job not found" })).toBeVisible();
      await expect(jobTitles(page)).toHaveCount(15);
    }
  });

  test("if only the posting fails to load, the list stays and the pane offers a retry", async ({ page }) => {
    const functions = await startFailingFunctions("fetchJobsByIds");
    const own = await startWebServer({ FUNCTIONS_EMULATOR_HOST: functions.address });
    try {
      await page.goto(`${own.site}${OPEN}`);
      await expect(page.getByRole("heading", { name: "This job can’t be reached right now" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", OPEN);
      await expect(jobTitles(page)).toHaveCount(15);
    } finally {
      await own.stop();
      await functions.close();
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("an entry links to the job’s page, and a shared posting still appears beside its list", async ({
      page,
    }) => {
      await page.goto(OPEN);
      await expect(pane(page)).toContainText("You keep its papers in order");
      await page.getByRole("link", { name: "Close the posting" }).click();
      await expect(page).toHaveURL(QUAY);
      await entry(page, LIGHTHOUSE.title).click();
      await expect(page).toHaveURL(/\/jobs\/remotive-990001\//);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("an entry opens the job’s own page", async ({ page }) => {
    await openBoard(page);
    await entry(page, LIGHTHOUSE.title).tap();
    await expect(page).toHaveURL(/\/jobs\/remotive-990001\//);
  });

  test("a posting shared from a wide window opens alone, with a link to its list", async ({ page }) => {
    await page.goto(OPEN);
    await expect(heading(pane(page))).toHaveText(LIGHTHOUSE.title);
    await expect(list(page)).toBeHidden();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(saveButton(page, LIGHTHOUSE.title).last()).toBeEnabled();
    await page.getByRole("link", { name: "Back to results" }).click();
    await expect(page).toHaveURL(QUAY);
    await expect(list(page)).toBeVisible();
  });
});
