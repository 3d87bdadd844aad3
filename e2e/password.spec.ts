import { expect, type Page } from "@playwright/test";

import {
  expectSignedIn,
  expectSignedOut,
  fillLogIn,
  FIRST_ANSWERS,
  logIn,
  logOut,
  makePerson,
} from "./people.ts";
import { test } from "./watched-test.ts";

const BETTER = "better horse";
const current = (page: Page) => page.getByLabel("Current password", { exact: true });
const chosen = (page: Page) => page.getByLabel("New password", { exact: true });

test("a password change by keyboard logs out every other browser, but not this one", async ({
  page,
  browser,
}) => {
  const person = await makePerson();
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, person);
  // On a page without code, as an open one would notice and navigate away.
  await elsewhere.goto("/robots.txt");
  await logIn(page, person, "/account");
  await expectSignedIn(page);
  // Sign-ins of this second count as newer than the change.
  const signedInBy = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(signedInBy);

  await current(page).fill(person.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.type(BETTER);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password is changed.")).toBeVisible(FIRST_ANSWERS);
  await expect(current(page)).toHaveValue("");

  await page.goto("/saved");
  await expect(page).toHaveURL("/saved");
  await expectSignedIn(page);
  await elsewhere.goto("/saved");
  await expect(elsewhere.getByText("Your session has ended")).toBeVisible(FIRST_ANSWERS);
  await expectSignedOut(elsewhere);
  await elsewhere.context().close();

  await logOut(page);
  await page.goto("/log-in");
  await fillLogIn(page, person);
  await expect(page.getByText("Wrong email or password.")).toBeVisible();
  await fillLogIn(page, { ...person, password: BETTER });
  await expect(page).toHaveURL("/dashboard", FIRST_ANSWERS);
});

test("a wrong current password changes nothing, and is reported at its field", async ({ page }) => {
  const person = await makePerson();
  await logIn(page, person, "/account");
  await current(page).fill("wrong horse");
  await chosen(page).fill(BETTER);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(current(page)).toHaveAccessibleDescription(/Wrong password/, FIRST_ANSWERS);
  await expect(current(page)).toBeFocused();
  await page.goto("/saved");
  await expectSignedIn(page);
});
