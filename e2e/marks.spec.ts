import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { openQuayside } from "./listing-page.ts";
import { appliedButton, expectPressed, MARK_WRITE, pressAndWrite, saveButton } from "./marks-page.ts";
import { fillLogIn, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const JOB_PATH = "/jobs/remotive-990001/lighthouse-systems-engineer-quayside-signals";
const QUAY = `/?tag=${QUAYSIDE}`;

const save = (page: Page) => saveButton(page, LIGHTHOUSE.title);
const applied = (page: Page) => appliedButton(page, LIGHTHOUSE.title);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test(
  "a job is saved, still saved after a reload, on its page and in the saved list, and unsaved",
  { tag: "@journey" },
  async ({ page }) => {
    await logIn(page, await makePerson(), QUAY);
    await pressAndWrite(page, save(page));
    await expectPressed(save(page), true);
    await page.reload();
    await expectPressed(save(page), true);
    await page.goto(JOB_PATH);
    await expectPressed(save(page), true);
    await page.goto("/saved");
    await expect(heading(page)).toHaveText("1 saved job");
    await expect(page.getByRole("article")).toContainText("Saved today");
    await pressAndWrite(page, save(page));
    await expect(page.getByText(`No longer saved: ${LIGHTHOUSE.title}`)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
    await page.reload();
    await expect(heading(page)).toHaveText("Nothing saved yet");
    await openQuayside(page);
    await expectPressed(save(page), false);
  },
);

test("each toggle can be undone, also by keyboard", { tag: "@journey" }, async ({ page }) => {
  await logIn(page, await makePerson(), QUAY);
  await expect(save(page)).toBeEnabled();
  await save(page).focus();
  await page.keyboard.press("Enter");
  await expectPressed(save(page), true);
  await expect(page.getByText(`“${LIGHTHOUSE.title}” is now saved.`).first()).toBeAttached();
  // Its popover is shown after the announcement.
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  const written = page.waitForResponse(MARK_WRITE);
  await page.keyboard.press("Enter");
  await written;
  await expectPressed(save(page), false);
  await expect(save(page)).toBeFocused();
  await page.reload();
  await expectPressed(save(page), false);
});

test(
  "a job is marked as applied and unmarked, independently of being saved",
  { tag: "@journey" },
  async ({ page }) => {
    await logIn(page, await makePerson(), JOB_PATH);
    await pressAndWrite(page, applied(page));
    await page.goto("/applied");
    await expect(heading(page)).toHaveText("Applied to 1 job");
    await expectPressed(applied(page), true);
    await expectPressed(save(page), false);
    await pressAndWrite(page, applied(page));
    await expect(heading(page)).toHaveText("Applied to 0 jobs");
    await pressAndWrite(page, page.getByRole("button", { name: /^Undo/ }));
    await expectPressed(applied(page), true);
  },
);

test(
  "a failed write is undone on screen, reported, and retried on request",
  { tag: "@journey" },
  async ({ page }) => {
    await logIn(page, await makePerson(), QUAY);
    await page.route(MARK_WRITE, (route) => route.abort());
    await save(page).click();
    await expect(page.getByText(`“${LIGHTHOUSE.title}” could not be saved.`).first()).toBeAttached();
    await expectPressed(save(page), false);
    await page.unroute(MARK_WRITE);
    await pressAndWrite(page, page.getByRole("button", { name: "Try again" }));
    await page.reload();
    await expectPressed(save(page), true);
  },
);

test("a write whose response is lost shows what is in the database", async ({ page }) => {
  await logIn(page, await makePerson(), QUAY);
  await page.route(MARK_WRITE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByText(`“${LIGHTHOUSE.title}” could not be saved.`).first()).toBeAttached();
  await expectPressed(save(page), true);
});

test("the last of several quick clicks counts", async ({ page }) => {
  await logIn(page, await makePerson(), QUAY);
  const held = Promise.withResolvers<void>();
  let writes = 0;
  await page.route(MARK_WRITE, async (route) => {
    writes += 1;
    if (writes === 1) await held.promise;
    await route.continue();
  });
  const begun = page.waitForRequest(MARK_WRITE);
  await save(page).click();
  await begun;
  // Without waiting in between: not saved, saved, not saved.
  await save(page).click();
  await save(page).dblclick();
  await expectPressed(save(page), false);
  const last = page.waitForResponse(() => writes === 2);
  held.resolve();
  await last;
  await page.reload();
  await expectPressed(save(page), false);
  expect(writes).toBe(2);
});

test("a second tab updates without a reload", { tag: "@journey" }, async ({ page, context }) => {
  await logIn(page, await makePerson(), QUAY);
  const other = await context.newPage();
  await other.goto("/saved");
  await expect(heading(other)).toHaveText("Nothing saved yet");
  await pressAndWrite(page, save(page));
  await expect(heading(other)).toHaveText("1 saved job");
  await pressAndWrite(other, save(other));
  await expectPressed(save(page), false);
});

test(
  "saving while signed out leads to the sign-up, from there to the log-in, and is then done once",
  { tag: "@journey" },
  async ({ page }) => {
    const ada = await makePerson();
    await page.goto(`${QUAY}&utm_source=gazette`);
    await save(page).click();
    await expect(page).toHaveURL(/\/sign-up\?next=.*utm_source=gazette/);
    await expect(page.getByText(`Sign up to save “${LIGHTHOUSE.title}”.`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/log-in\?next=.*utm_source=gazette/);
    await expect(page.getByText(`Log in to save “${LIGHTHOUSE.title}”.`)).toBeVisible();
    const written = page.waitForResponse(MARK_WRITE);
    await fillLogIn(page, ada);
    await expect(page).toHaveURL(`${QUAY}&utm_source=gazette`);
    await written;
    await expect(page.getByText(`“${LIGHTHOUSE.title}” is now saved.`).first()).toBeAttached();
    await expectPressed(save(page), true);
    await pressAndWrite(page, save(page));
    await page.reload();
    await expectPressed(save(page), false);
  },
);

test("after opening an application, the reader is asked whether they applied", async ({ page, context }) => {
  await context.route("https://remotive.com/**", (route) => route.fulfill({ body: "Description." }));
  await logIn(page, await makePerson(), JOB_PATH);
  // Links work before the page's code is loaded; the dialog needs it.
  await expect(applied(page)).toBeEnabled();
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: /^Apply on Remotive/ })
    .first()
    .click();
  await (await opened).close();
  await expectPressed(applied(page), false);
  await pressAndWrite(page, page.getByRole("button", { name: "Mark as applied" }));
  await expectPressed(applied(page), true);
});

test("on a phone everything can be scrolled clear of the notice", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, await makePerson(), QUAY);
  await pressAndWrite(page, save(page));
  await page.getByRole("contentinfo").getByRole("link", { name: "All jobs" }).focus();
  await page.keyboard.press("End");
  const [link, undo] = await Promise.all([
    page.getByRole("contentinfo").getByRole("link", { name: "All jobs" }).boundingBox(),
    page.getByRole("button", { name: "Undo" }).boundingBox(),
  ]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(undo?.y ?? 0);
  expect(undo?.height).toBeGreaterThanOrEqual(44);
});
