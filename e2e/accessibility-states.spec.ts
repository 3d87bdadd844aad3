import { expect } from "@playwright/test";

import { emailField, passwordField, send } from "./account-form.ts";
import { expectAccessible } from "./check-accessibility.ts";
import { LIGHTHOUSE } from "./fixtures/quayside-feed.ts";
import { openQuayside } from "./listing-page.ts";
import { findResetLink, findSignInLink } from "./mailbox.ts";
import { saveButton } from "./marks-page.ts";
import { expectViewedJobs } from "./offline-page.ts";
import { FIRST_ANSWERS, inventCredentials, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

/** A window wide enough for a posting next to the list. */
const BESIDE = 1440;

// Checking one state in all its variants takes long on a busy machine.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

test("the filter sheet is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openQuayside(page, "type=contract");
  await page.getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeVisible();
  await expectAccessible(page, "listing: sheet of filters", { widths: [390] });
});

test("forms with errors are accessible", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "sign-up: errors");
  await page.goto("/log-in");
  await page.getByRole("textbox", { name: "Email" }).fill(inventCredentials().email);
  await page.getByLabel("Password", { exact: true }).fill("wrong horse");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "log-in: refused");
});

test("logging in by email link is accessible, from requesting it to confirming the address", async ({
  page,
}) => {
  const person = await makePerson();
  await page.goto("/log-in/link");
  await emailField(page).fill(person.email);
  await send(page, "Send me a link").click();
  await expect(page.getByText("Check your email.")).toBeVisible(FIRST_ANSWERS);
  await expectAccessible(page, "log-in by a link: asked");
  await page.evaluate(() => localStorage.clear());
  await page.goto(await findSignInLink(person.email));
  await expect(page.getByText("Enter the email address")).toBeVisible(FIRST_ANSWERS);
  await expectAccessible(page, "log-in by a link: address");
});

test("the reset form opened by an email link is accessible", async ({ page }) => {
  const person = await makePerson();
  await page.goto("/reset-password");
  await emailField(page).fill(person.email);
  await send(page, "Send me a link").click();
  await page.goto(await findResetLink(person.email));
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(passwordField(page)).toBeVisible();
  await expectAccessible(page, "reset of a password: new one");
});

test("the sign-up that saving while signed out leads to is accessible", async ({ page }) => {
  await openQuayside(page);
  await saveButton(page, LIGHTHOUSE.title).click();
  await expect(page.getByText(`Sign up to save “${LIGHTHOUSE.title}”.`)).toBeVisible();
  await expectAccessible(page, "sign-up: to save a job");
});

test("hiding is accessible: the line in place of a job, and above one that is shown again", async ({
  page,
}) => {
  await openQuayside(page);
  await page.getByRole("button", { name: `Hide ${LIGHTHOUSE.title}` }).click();
  await expect(page.getByRole("button", { name: `Undo, and show ${LIGHTHOUSE.title} again` })).toBeFocused();
  await expectAccessible(page, "listing: a job hidden");
  await openQuayside(page, "hidden=show");
  await expect(page.getByRole("button", { name: `Unhide ${LIGHTHOUSE.title}` })).toBeVisible();
  await expectAccessible(page, "listing: hidden shown");
});

test("a posting beside the list is accessible, loading and open", async ({ page }) => {
  await page.setViewportSize({ width: BESIDE, height: 900 });
  await openQuayside(page);
  await expect(saveButton(page, LIGHTHOUSE.title)).toBeEnabled();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/jobs/*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: LIGHTHOUSE.title }).click();
  const pane = page.getByRole("region", { name: LIGHTHOUSE.title });
  await expect(pane).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page, "posting beside the list: on its way", { widths: [BESIDE] });
  held.resolve();
  await page.setViewportSize({ width: BESIDE, height: 900 });
  await expect(pane).toContainText("You keep its papers in order");
  await expectAccessible(page, "posting beside the list: open", { widths: [390, BESIDE] });
});

test("the empty pane beside the list is accessible", async ({ page }) => {
  await page.setViewportSize({ width: BESIDE, height: 900 });
  await openQuayside(page, "job=remotive-1");
  await expect(page.getByRole("heading", { name: "Job not found" })).toBeVisible();
  await expectAccessible(page, "posting beside the list: unknown", { widths: [390, BESIDE] });
});

test("recently viewed jobs are accessible", async ({ page }) => {
  await page.goto("/jobs/remotive-990001");
  await expectViewedJobs(page, 1);
  await openQuayside(page);
  await expect(page.getByRole("region", { name: "Recently viewed" })).toBeVisible();
  await expectAccessible(page, "listing: recently viewed");
});

test("the keyboard help is accessible", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page, "listing: help for the keys", { widths: [1280] });
});

test("the error page is accessible", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl, "Locale", {
      get: () => {
        throw new RangeError("This browser knows no languages.");
      },
    });
  });
  await page.goto("/jobs/remotive-990001");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something broke on our side");
  await expectAccessible(page, "something broke");
});
