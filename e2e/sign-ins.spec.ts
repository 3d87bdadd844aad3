import { type Browser, expect, type Page } from "@playwright/test";

import {
  expectSignedIn,
  expectSignedOut,
  fillLogIn,
  FIRST_ANSWERS,
  giveSessionCookie,
  logIn,
  makePerson,
  type Person,
  readSessionCookie,
  waitForNextSecond,
} from "./people.ts";
import { askPasswordOnce, logInsPart } from "./sign-ins-page.ts";
import { test } from "./watched-test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rows = (page: Page) => logInsPart(page).getByRole("listitem");

/** A person with a private page open in one browser and their account page in another. */
async function openInTwoBrowsers(browser: Browser, page: Page, person: Person): Promise<Page> {
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, person);
  await expectSignedIn(elsewhere);
  await waitForNextSecond();
  await logIn(page, person, "/account");
  await expect(rows(page)).toHaveCount(2);
  return elsewhere;
}

/** Returns to a tab after ten minutes. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const item = "farwork.session";
    const record: object = JSON.parse(localStorage.getItem(item) ?? "{}");
    localStorage.setItem(item, JSON.stringify({ ...record, openedAt: Date.now() - 10 * 60 * 1000 }));
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

async function endAllOthers(page: Page, password: string): Promise<void> {
  await askPasswordOnce(page);
  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  const field = page.getByLabel("Confirm your password", { exact: true });
  await expect(field).toBeFocused(FIRST_ANSWERS);
  await field.fill(password);
  await page.keyboard.press("Enter");
}

test("a person ends a log-in from another browser, which shows the log-out when next viewed", async ({
  page,
  browser,
}) => {
  const person = await makePerson();
  const elsewhere = await openInTwoBrowsers(browser, page, person);
  await expect(rows(page).first()).toHaveText(/^Chrome on Windows · this browser.*Since .*, last used on /);
  await page.getByRole("button", { name: /^Log out Chrome on Windows, in use since/ }).click();
  await expect(page.getByText("That session has ended.")).toBeVisible(FIRST_ANSWERS);
  await expect(rows(page)).toHaveCount(1);

  await expectSignedIn(elsewhere);
  await lookAgain(elsewhere);
  await expectSignedOut(elsewhere);
  await expect(heading(elsewhere)).toHaveText("Log in");
  await elsewhere.context().close();
  await page.goto("/saved");
  await expectSignedIn(page);
});

test("a person logs out everywhere else with their password, and stays logged in in every tab here", async ({
  page,
  context,
  browser,
}) => {
  const person = await makePerson();
  const elsewhere = await openInTwoBrowsers(browser, page, person);
  const otherTab = await context.newPage();
  await otherTab.goto("/dashboard");
  await expectSignedIn(otherTab);
  await waitForNextSecond();

  await endAllOthers(page, "wrong horse");
  const field = page.getByLabel("Confirm your password", { exact: true });
  await expect(field).toHaveAccessibleDescription(/Wrong password/, FIRST_ANSWERS);
  await field.fill(person.password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("You’re logged out everywhere else.")).toBeVisible(FIRST_ANSWERS);
  await expect(rows(page)).toHaveCount(1);

  // Entering the password started a new sign-in, which the older tab continues with.
  await expectSignedIn(otherTab);
  await lookAgain(otherTab);
  await otherTab.goto("/saved");
  await expect(otherTab).toHaveURL("/saved");
  await expectSignedIn(otherTab);
  await elsewhere.goto("/saved");
  await expect(elsewhere.getByText("Your session has ended")).toBeVisible(FIRST_ANSWERS);
  await elsewhere.context().close();
});

test("a log-in over a session in the same browser ends that session, also for copies of its cookie", async ({
  page,
  context,
  browser,
}) => {
  const person = await makePerson();
  await logIn(page, person);
  const copied = (await readSessionCookie(context))?.value ?? "";
  await waitForNextSecond();
  // The browser's sign-in is lost, but not the cookie.
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await page.goto("/log-in?next=/saved");
  await fillLogIn(page, person);
  await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
  await page.goto("/account");
  await expect(rows(page)).toHaveCount(1);

  const thief = await browser.newContext();
  const stolen = await thief.newPage();
  await giveSessionCookie(stolen, copied);
  await stolen.goto("/saved");
  await expect(heading(stolen)).toHaveText("Log in");
  await thief.close();
});
