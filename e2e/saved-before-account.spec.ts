import { expect, type Page } from "@playwright/test";

import { emailField, passwordField, send } from "./account-form.ts";
import { LIGHTHOUSE, QUAYSIDE_JOBS } from "./fixtures/quayside-feed.ts";
import { openQuayside } from "./listing-page.ts";
import { findSignInLink } from "./mailbox.ts";
import { expectPressed, pressAndWrite, saveButton } from "./marks-page.ts";
import { FIRST_ANSWERS, inventCredentials } from "./people.ts";
import { test } from "./watched-test.ts";

// The functions called first here have to start, possibly on a busy machine.
test.describe.configure({ timeout: 60_000 });

const [ENVOY] = QUAYSIDE_JOBS.filter(({ title }) => title.startsWith("Parcel Envoy"));
const TITLES = [LIGHTHOUSE.title, ENVOY?.title ?? ""];

/** Saves two jobs and a search while signed out; ends on the sign-up. */
async function saveThree(page: Page): Promise<void> {
  for (const title of TITLES) {
    await openQuayside(page);
    await saveButton(page, title).click();
    await expect(page).toHaveURL(/\/sign-up\?/);
  }
  await openQuayside(page);
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByText("Sign up to keep track of 2 jobs.")).toBeVisible();
}

/** On the listing they came from, without having been led to the plans. */
async function expectThreeSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL("/?tag=quayside", FIRST_ANSWERS);
  await expect(page.getByRole("button", { name: "Save search" })).toHaveAttribute(
    "aria-pressed",
    "true",
    FIRST_ANSWERS,
  );
  for (const title of TITLES) await expectPressed(saveButton(page, title), true);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main").locator('a[href^="/plans"]')).toHaveCount(0);
  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 saved jobs");
  await page.goto("/searches");
  await expect(page.getByRole("article")).toHaveCount(1);
}

test(
  "two jobs and a search saved before signing up are in the new account",
  { tag: "@journey" },
  async ({ page }) => {
    await saveThree(page);
    const { email, password } = inventCredentials();
    await emailField(page).fill(email);
    await passwordField(page).fill(password);
    await send(page, "Sign up").click();
    await expectThreeSaved(page);
  },
);

/** Puts a page in the background or back: without a window, the browser takes all of them for visible. */
async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("they are too after a mailed login link, which opens another tab", async ({ page, context }) => {
  await saveThree(page);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Email me a login link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in by email");
  const { email } = inventCredentials();
  await emailField(page).fill(email);
  await send(page, "Send me a link").click();
  await expect(page.getByText("Check your email.")).toBeVisible(FIRST_ANSWERS);
  const link = await findSignInLink(email);
  await setVisibility(page, "hidden");
  const other = await context.newPage();
  await other.goto(link);
  await expectThreeSaved(other);
  // What is undone there is not repeated by the tab that requested the link.
  await openQuayside(other);
  await expectPressed(saveButton(other, LIGHTHOUSE.title), true);
  await pressAndWrite(other, saveButton(other, LIGHTHOUSE.title));
  await setVisibility(page, "visible");
  await openQuayside(page);
  await expectPressed(saveButton(page, TITLES[1] ?? ""), true);
  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 saved job");
});
