import { endSignIns } from "@farwork/data/site-session";
import { expect, type Page } from "@playwright/test";

import { storeSearches } from "./account-records.ts";
import { LIGHTHOUSE } from "./fixtures/quayside-feed.ts";
import { openQuayside } from "./listing-page.ts";
import { saveButton } from "./marks-page.ts";
import {
  expectSignedIn,
  expectSignedOut,
  fillLogIn,
  FIRST_ANSWERS,
  logIn,
  makePerson,
  type Person,
  waitForNextSecond,
} from "./people.ts";
import { actAs } from "./sign-in.ts";
import { test } from "./watched-test.ts";

// The first call of a function waits for its worker, and the end of a sign-in is only accepted after two responses.
test.describe.configure({ timeout: 90_000 });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The person ends all sessions except the current one, which is in another browser. */
async function endElsewhere(person: Person): Promise<void> {
  await waitForNextSecond();
  const ended = await actAs(person, (client) => endSignIns(client, { which: "others" }));
  expect(ended).toEqual({ success: true });
}

/** Opens a page in a browser whose log-in is then ended elsewhere. */
async function openAndEnd(page: Page, path: string): Promise<Person> {
  const person = await makePerson();
  await logIn(page, person, path);
  await expectSignedIn(page);
  await endElsewhere(person);
  await expectSignedIn(page);
  return person;
}

/** Soon, even though the page was not left, revisited or five minutes old. */
async function expectToldAtTheLogIn(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("Log in", FIRST_ANSWERS);
  await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expectSignedOut(page);
}

/** The same on a public page. */
async function expectToldWhereTheyAre(page: Page): Promise<void> {
  await expect(page.getByText("your session in this browser has ended").last()).toBeVisible(FIRST_ANSWERS);
  await expectSignedOut(page);
}

test("after a log-out elsewhere, downloading data leads to the log-in, with the reason", async ({ page }) => {
  const person = await makePerson();
  await logIn(page, person, "/account");
  const download = page.getByRole("button", { name: /^Download JSON/ });
  await download.click();
  await expect(page.getByText("The file is in your downloads.")).toBeVisible(FIRST_ANSWERS);
  await endElsewhere(person);
  await download.click();
  await expectToldAtTheLogIn(page);
});

test("after a log-out elsewhere, choosing a plan says so", async ({ page }) => {
  await openAndEnd(page, "/plans");
  await page.getByRole("button", { name: "Choose Free" }).click();
  await expectToldWhereTheyAre(page);
  await expect(page.getByRole("link", { name: "Log in to get Pro" })).toBeVisible();
});

test("after a log-out elsewhere, changing a saved search says so and changes nothing", async ({ page }) => {
  const person = await makePerson();
  await storeSearches(person, [{ name: "Nights", query: "q=night" }]);
  await logIn(page, person, "/searches");
  await expect(page.getByRole("link", { name: "Nights" })).toBeVisible();
  await endElsewhere(person);
  await page.getByRole("button", { name: /^Pause/ }).click();
  await expectToldAtTheLogIn(page);
  await fillLogIn(page, person);
  await expect(page).toHaveURL("/searches", FIRST_ANSWERS);
  await expect(page.getByRole("button", { name: /^Pause/ })).toBeVisible();
});

test("after a log-out elsewhere, saving a job logs out and does not show it as saved", async ({ page }) => {
  const person = await makePerson();
  await logIn(page, person, "/saved");
  await openQuayside(page);
  await expectSignedIn(page);
  await expect(saveButton(page, LIGHTHOUSE.title)).toBeEnabled();
  await endElsewhere(person);
  await saveButton(page, LIGHTHOUSE.title).click();
  await expectToldWhereTheyAre(page);
  await expect(saveButton(page, LIGHTHOUSE.title)).toHaveAttribute("aria-pressed", "false");
});

test("after a log-out elsewhere, the browser keeps nothing typed into the profile", async ({ page }) => {
  const person = await openAndEnd(page, "/profile");
  await page.getByLabel("About you").fill("Twelve years of tide tables.");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectToldAtTheLogIn(page);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join("\n"),
  );
  expect(kept).not.toContain("tide tables");
  await fillLogIn(page, person);
  await expect(page).toHaveURL("/profile", FIRST_ANSWERS);
  await expect(page.getByLabel("About you")).toHaveValue("");
});

test.describe("a tab that slept for ten minutes", () => {
  /** A tab with suspended timers, like on a closed laptop. */
  async function openSleeping(page: Page, path: string): Promise<void> {
    await page.clock.install();
    await page.goto(path);
    await expectSignedIn(page);
    await page.clock.pauseAt(Date.now() + 1000);
  }
  async function wake(page: Page): Promise<void> {
    await page.bringToFront();
    await page.clock.fastForward("10:00");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await page.clock.resume();
  }

  test("notices on waking that it was logged out elsewhere", async ({ page }) => {
    const person = await makePerson();
    await logIn(page, person);
    await openSleeping(page, "/saved");
    await endElsewhere(person);
    await expect(heading(page)).not.toHaveText("Log in");
    await wake(page);
    await expectToldAtTheLogIn(page);
  });

  test("stays logged in after a password change in another tab", async ({ page, context }) => {
    const person = await makePerson();
    await logIn(page, person, "/account");
    const sleeper = await context.newPage();
    await openSleeping(sleeper, "/saved");
    await waitForNextSecond();

    await page.getByLabel("Current password", { exact: true }).fill(person.password);
    await page.getByLabel("New password", { exact: true }).fill("better horse");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("You are still logged in here")).toBeVisible(FIRST_ANSWERS);
    const renewed = sleeper.waitForResponse(
      (response) => response.url().endsWith("/api/session") && response.ok(),
    );
    await wake(sleeper);
    await renewed;
    for (const tab of [sleeper, page]) {
      await expectSignedIn(tab);
      await tab.goto("/applied");
      await expect(tab).toHaveURL("/applied");
      await expectSignedIn(tab);
    }
  });
});
