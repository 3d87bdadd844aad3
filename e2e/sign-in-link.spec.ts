import { expect, type Page } from "@playwright/test";

import { emailField, send } from "./account-form.ts";
import { findSignInLink } from "./mailbox.ts";
import { expectSignedIn, FIRST_ANSWERS, inventCredentials, logOut, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

/** Goes from a private page to the log-in, requests a sign-in link there, and returns it. */
async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto("/saved");
  await page.getByRole("link", { name: "Email me a login link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in by email");
  await emailField(page).fill(email);
  await send(page, "Send me a link").click();
  await expect(page.getByText("Check your email.")).toBeVisible(FIRST_ANSWERS);
  return findSignInLink(email);
}

test(
  "an emailed link logs in at once in the browser that requested it, leads to its target page, and works once",
  { tag: "@journey" },
  async ({ page }) => {
    const person = await makePerson();
    const link = await askForLink(page, person.email);
    await page.goto(link);
    await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
    await expectSignedIn(page);
    await logOut(page);

    await page.goto(link);
    await emailField(page).fill(person.email);
    await send(page, "Log in").click();
    await expect(page.getByRole("alert").filter({ hasText: "was already used" })).toBeVisible(FIRST_ANSWERS);
    await page.getByRole("link", { name: "Get a new link" }).click();
    await expect(page).toHaveURL("/log-in/link");
    await expect(emailField(page)).toBeVisible();
  },
);

test("an emailed link asks for the address in another browser, on a phone and by keyboard alone", async ({
  page,
  browser,
}) => {
  const person = await makePerson();
  const link = await askForLink(page, person.email);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const there = await phone.newPage();
  await there.goto(link);
  await expect(there.getByText("Enter the email address the link was sent to.")).toBeVisible(FIRST_ANSWERS);
  await emailField(there).focus();
  await there.keyboard.type("bob@example.com");
  await there.keyboard.press("Enter");
  await expect(emailField(there)).toHaveAccessibleDescription(/sent to another address/, FIRST_ANSWERS);
  await expect(emailField(there)).toBeFocused();
  await there.keyboard.press("ControlOrMeta+a");
  await there.keyboard.type(person.email);
  await there.keyboard.press("Enter");
  await expect(there).toHaveURL("/dashboard", FIRST_ANSWERS);
  await phone.close();
});

test("an emailed link creates an account if there is none", async ({ page }) => {
  const { email } = inventCredentials();
  await page.goto(await askForLink(page, email));
  await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
  await page.goto("/account");
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible();
});
