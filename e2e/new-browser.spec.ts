import { expect, type Page } from "@playwright/test";

import { codeField, emailField, passwordField, send } from "./account-form.ts";
import { findLogInCode, findResetLink } from "./mailbox.ts";
import { ageLogInCodes } from "./own-records.ts";
import {
  expectSignedIn,
  expectSignedOut,
  fillCode,
  fillLogIn,
  FIRST_ANSWERS,
  logOut,
  makeKnownPerson,
  type Person,
} from "./people.ts";
import { test } from "./watched-test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Logs in by the page, up to where the code is wanted. */
async function comeToCode(page: Page, person: Person, next = "/saved"): Promise<void> {
  await page.goto(`/log-in?${new URLSearchParams({ next })}`);
  // Not there before it says something, it would not be read out.
  await expect(page.getByRole("status").and(page.locator("#code-mailed"))).toHaveCount(1);
  await fillLogIn(page, person);
  await expect(heading(page)).toHaveText("Check your mail", FIRST_ANSWERS);
}

/** Some other six digits. */
const spoil = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test(
  "a log-in in a browser that the account does not know takes a mailed code, and the next one there does not",
  { tag: "@journey" },
  async ({ page }) => {
    const person = await makeKnownPerson();
    await comeToCode(page, person, "/saved?utm_source=mail");
    await expect(codeField(page)).toBeFocused();
    await expect(
      page.getByRole("status").filter({ hasText: `mailed a code to ${person.email}` }),
    ).toBeVisible();
    await expectSignedOut(page);
    const code = await findLogInCode(person.email);
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)} `);
    await send(page, "Log in").click();
    await expect(page).toHaveURL("/saved?utm_source=mail", FIRST_ANSWERS);
    await expectSignedIn(page);

    await logOut(page);
    await page.goto("/log-in");
    await fillLogIn(page, person);
    await expect(page).toHaveURL("/dashboard", FIRST_ANSWERS);
  },
);

test("a wrong code lets nobody in, and five make the right one void: another is mailed at once", async ({
  page,
}) => {
  const person = await makeKnownPerson();
  await comeToCode(page, person);
  const code = await findLogInCode(person.email);
  for (let tries = 1; tries <= 5; tries += 1) {
    await codeField(page).fill(spoil(code));
    await send(page, "Log in").click();
    const words = tries < 5 ? /This code doesn’t work/ : /Too many wrong codes/;
    await expect(codeField(page)).toHaveAccessibleDescription(words);
    await expect(codeField(page)).toBeFocused();
  }
  await codeField(page).fill(code);
  await send(page, "Log in").click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Too many wrong codes/);

  await send(page, "Send another code").click();
  await expect(page.getByText("Another code is on its way.")).toBeVisible(FIRST_ANSWERS);
  await fillCode(page, person);
  await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
});

test("another code is mailed after a minute, and the earlier one works no more", async ({ page }) => {
  await page.clock.install();
  const person = await makeKnownPerson();
  await comeToCode(page, person);
  const code = await findLogInCode(person.email);
  await send(page, "Send another code").click();
  await expect(page.getByText(/You can ask for another in \d+ seconds?\./)).toBeVisible();
  expect(await findLogInCode(person.email)).toBe(code);
  await page.clock.fastForward(60_000);
  await ageLogInCodes(person, 60_000);
  await send(page, "Send another code").click();
  await expect(page.getByText("Another code is on its way.")).toBeVisible(FIRST_ANSWERS);
  expect(await findLogInCode(person.email)).not.toBe(code);
  await codeField(page).fill(code);
  await send(page, "Log in").click();
  await expect(codeField(page)).toHaveAccessibleDescription(/This code doesn’t work/);
  await fillCode(page, person);
  await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
});

test("a code that is ten minutes old works no more", async ({ page }) => {
  const person = await makeKnownPerson();
  await comeToCode(page, person);
  await ageLogInCodes(person, 10 * 60_000);
  await fillCode(page, person);
  await expect(codeField(page)).toHaveAccessibleDescription(/send another if it is older than ten minutes/);
});

test("a reload, and the way back, before the code was entered lead to the form, with nobody logged in", async ({
  page,
}) => {
  const person = await makeKnownPerson();
  await page.goto("/companies");
  await comeToCode(page, person);
  await page.goBack();
  await expect(page).toHaveURL("/companies");
  await expectSignedOut(page);
  await page.goto("/saved");
  await expect(heading(page)).toHaveText("Log in");

  await comeToCode(page, person);
  await page.reload();
  await expect(heading(page)).toHaveText("Log in");
  await expectSignedOut(page);
  await fillLogIn(page, person);
  await fillCode(page, person);
  await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
});

test("the keyboard alone enters the code, or goes back for another account", async ({ page }) => {
  const person = await makeKnownPerson();
  await comeToCode(page, person);
  for (const name of ["Log in", "Send another code", "Use another account"]) {
    await page.keyboard.press("Tab");
    await expect(send(page, name)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Log in");
  await expect(emailField(page)).toBeFocused();

  await page.keyboard.type(person.email);
  await passwordField(page).focus();
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused(FIRST_ANSWERS);
  await page.keyboard.type(await findLogInCode(person.email));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
});

test("the header's way to the log-in leads back to its form", async ({ page }) => {
  const person = await makeKnownPerson();
  await comeToCode(page, person);
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
  await expect(heading(page)).toHaveText("Log in");
  await expect(emailField(page)).toBeFocused();
  await expect(page).toHaveURL("/log-in?next=%2Fsaved");
});

test("two people who share a browser are each known in it", async ({ page }) => {
  const people = [await makeKnownPerson("Ada"), await makeKnownPerson("Bob")];
  for (const person of people) {
    await comeToCode(page, person);
    await fillCode(page, person);
    await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
    await logOut(page);
  }
  for (const person of people) {
    await page.goto("/log-in");
    await fillLogIn(page, person);
    await expect(page).toHaveURL("/dashboard", FIRST_ANSWERS);
    await logOut(page);
  }
});

test("a password that is set anew in a browser that the account does not know takes a mailed code there", async ({
  page,
}) => {
  const person = await makeKnownPerson();
  await page.goto("/reset-password");
  await emailField(page).fill(person.email);
  await send(page, "Send me a link").click();
  await page.goto(await findResetLink(person.email));
  await passwordField(page).fill("another horse");
  await send(page, "Set password and log in").click();
  await expect(page.getByText("Your password is changed.")).toBeVisible(FIRST_ANSWERS);
  await expect(heading(page)).toHaveText("Check your mail");
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await findLogInCode(person.email));
  await send(page, "Log in").click();
  await expect(page).toHaveURL("/dashboard", FIRST_ANSWERS);
});
