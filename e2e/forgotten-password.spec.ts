import { expect } from "@playwright/test";

import { emailField, passwordField, send } from "./account-form.ts";
import { findResetLink } from "./mailbox.ts";
import { inventCredentials, logInByForm, logOut, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

test.describe("a forgotten password", () => {
  test("is reset by an emailed link that works once and logs in", { tag: "@journey" }, async ({ page }) => {
    const person = await makePerson();
    await page.goto("/log-in");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // The previous page has a field with that name, too.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
    await emailField(page).fill(person.email);
    await send(page, "Send me a link").click();
    await expect(page.getByText("Check your email.")).toBeVisible();
    const link = await findResetLink(person.email);
    await page.goto(link);
    await expect(page.getByText(person.email)).toBeVisible();
    await passwordField(page).fill("another horse");
    await send(page, "Set password and log in").click();
    await expect(page).toHaveURL("/dashboard");
    await logOut(page);
    await page.goto(link);
    await expect(page.getByText("This link has expired or was already used.")).toBeVisible();
    await logInByForm(page, { ...person, password: "another horse" });
  });

  test("of an unknown email gets the same answer", async ({ page }) => {
    await page.goto("/reset-password");
    await emailField(page).fill(inventCredentials().email);
    await send(page, "Send me a link").click();
    await expect(page.getByText("Check your email.")).toBeVisible();
  });
});
