import { readFile } from "node:fs/promises";

import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { pressAndWrite, saveButton } from "./marks-page.ts";
import {
  expectSignedIn,
  expectSignedOut,
  fillLogIn,
  FIRST_ANSWERS,
  logIn,
  makePerson,
  type Person,
  readSessionCookie,
  withIdentityService,
} from "./people.ts";
import { test } from "./watched-test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const deletion = (page: Page) => page.getByRole("button", { name: /^Delet(e my|ing your) account/ });

async function openAccount(page: Page, person: Person): Promise<void> {
  await logIn(page, person, "/account");
  await expect(heading(page)).toHaveText("Account");
}

async function askForDeletion(page: Page, password: string): Promise<void> {
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /can’t be undone/ }).check();
  await deletion(page).click();
}

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent("download", FIRST_ANSWERS);
  await page.getByRole("button", { name }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test(
  "a person exports all their data: everything as JSON, and tables for spreadsheets",
  { tag: "@journey" },
  async ({ page }) => {
    const person = await makePerson("Ada Lovelace");
    await logIn(page, person, `/?tag=${QUAYSIDE}`);
    await pressAndWrite(page, saveButton(page, LIGHTHOUSE.title));
    await expectSignedIn(page);
    await page.getByRole("link", { name: "Account" }).click();
    await expect(heading(page)).toHaveText("Account");

    const everything = await download(page, "Download JSON: Everything");
    expect(everything.name).toMatch(/^farwork-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(everything.text)).toMatchObject({
      signIn: { uid: person.uid, email: person.email },
      user: { displayName: "Ada Lovelace" },
      savedJobs: [{ jobId: "remotive-990001", job: { title: LIGHTHOUSE.title, isOpen: true } }],
      appliedJobs: [],
    });
    await expect(page.getByText("The file is in your downloads.")).toBeVisible();

    const jobs = await download(page, "Download CSV: Saved and applied jobs");
    const [columns, row, ...others] = jobs.text.split("\r\n");
    expect(columns).toBe(
      "\uFEFFjob_id,title,company,link,is_open,saved_at,applied_at,open_to,pay,your_country,hours_in_common",
    );
    expect(row).toMatch(/^remotive-990001,.*,yes,\d{4}-\d\d-\d\dT[^,]+,,[^,]+,.*$/);
    expect(others).toEqual([]);

    const account = await download(page, "Download CSV: Account and profile");
    expect(account.text).toContain(`\r\nsign_in,email,${person.email}\r\n`);
    expect(account.text).toContain("\r\nprofile,displayName,Ada Lovelace\r\n");
  },
);

test("a failed download says so, and works on the next try", async ({ page }) => {
  await openAccount(page, await makePerson());
  await page.route("**/exportAccount", (route) => route.abort());
  await page.getByRole("button", { name: "Download JSON" }).click();
  await expect(page.getByText("Your data couldn’t be downloaded")).toBeVisible();
  await page.unroute("**/exportAccount");
  await download(page, "Download JSON: Everything");
});

test.describe("deleting an account", () => {
  test("with a wrong password deletes nothing, and shows an error at the field", async ({ page }) => {
    const person = await makePerson();
    await openAccount(page, person);
    await askForDeletion(page, "wrong horse");
    const field = page.getByLabel("Your password", { exact: true });
    await expect(field).toHaveAccessibleDescription(/Wrong password. Nothing was deleted/, FIRST_ANSWERS);
    await expect(field).toBeFocused();
    await page.goto("/dashboard");
    await expectSignedIn(page);
  });

  test("requires the checkbox", async ({ page }) => {
    await openAccount(page, await makePerson());
    await page.getByLabel("Your password", { exact: true }).fill("correct horse");
    await deletion(page).click();
    await expect(page.getByRole("checkbox", { name: /can’t be undone/ })).toBeFocused();
    await expect(page.getByText("Check this box to continue.")).toBeVisible();
  });

  test(
    "removes everything, here, in other tabs and at the log-in; the same email can sign up again",
    { tag: "@journey" },
    async ({ page, context }) => {
      const person = await makePerson();
      await logIn(page, person, `/?tag=${QUAYSIDE}`);
      await pressAndWrite(page, saveButton(page, LIGHTHOUSE.title));
      const other = await context.newPage();
      await other.goto("/saved");
      await expect(heading(other)).toHaveText("1 saved job");
      await page.goto("/account");
      await askForDeletion(page, person.password);
      await expect(heading(page)).toHaveText("Your account is deleted", FIRST_ANSWERS);
      await expect(page).toHaveURL("/account-deleted");
      await expectSignedOut(page);
      expect(await readSessionCookie(context)).toBeUndefined();
      await expect(heading(other)).toHaveText("Log in");
      const account = withIdentityService((auth) => auth.getUser(person.uid));
      await expect(account).rejects.toMatchObject({ code: "auth/user-not-found" });

      await page.goBack();
      await expect(page.getByText(`Logged in as ${person.email}`)).toBeHidden();
      await page.goto("/log-in");
      await fillLogIn(page, person);
      await expect(page.getByText("Wrong email or password.")).toBeVisible();

      await page.goto("/sign-up?next=/saved");
      await page.getByRole("textbox", { name: "Email" }).fill(person.email);
      await page.getByLabel("Password", { exact: true }).fill("another horse");
      await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
      await expect(page).toHaveURL("/saved", FIRST_ANSWERS);
      await expect(heading(page)).toHaveText("Nothing saved yet");
    },
  );

  test("that was interrupted says so, and is finished by the next try", async ({ page }) => {
    const person = await makePerson();
    await openAccount(page, person);
    await page.route("**/deleteAccount", (route) => route.abort());
    await askForDeletion(page, person.password);
    await expect(page.getByRole("alert").filter({ hasText: "isn’t finished" })).toBeVisible();
    await page.unroute("**/deleteAccount");
    await deletion(page).click();
    await expect(heading(page)).toHaveText("Your account is deleted", FIRST_ANSWERS);
  });

  test("whose response was lost is recognised as done on the next try", async ({ page }) => {
    const person = await makePerson();
    await openAccount(page, person);
    await page.route("**/deleteAccount", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await askForDeletion(page, person.password);
    await expect(page.getByRole("alert").filter({ hasText: "isn’t finished" })).toBeVisible(FIRST_ANSWERS);
    await page.unroute("**/deleteAccount");
    await deletion(page).click();
    await expect(heading(page)).toHaveText("Your account is deleted", FIRST_ANSWERS);
  });
});

test("the footer of each page links to what is stored and why", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(heading(page)).toHaveText("Privacy");
  for (const { name } of await page.context().cookies()) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
});
