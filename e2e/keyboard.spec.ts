import { expect, type Locator, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { appliedButton, expectPressed, saveButton } from "./marks-page.ts";
import { expectSignedIn, FIRST_ANSWERS, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

test("the keyboard alone finds a job, filters, opens and leaves it", async ({ page }) => {
  await openQuayside(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("systems");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await page.getByRole("checkbox", { name: /^Full-time/ }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/type=full_time/);
  await expect(page.getByRole("checkbox", { name: /^Full-time/ })).toBeFocused();
  await page.getByRole("link", { name: LIGHTHOUSE.title }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
  await page.getByRole("link", { name: "Back to 1 remote job" }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, [LIGHTHOUSE.title]);
});

test("one key skips the filters", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("button", { name: "Search", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip the filters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("each job is four stops of the Tab key: its link and its three buttons", async ({ page }) => {
  await openQuayside(page);
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await page.getByRole("link", { name: LIGHTHOUSE.title }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Save ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Applied to ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Hide ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Parcel Clerk A/ })).toBeFocused();
});

test("the keyboard takes up what was meant, and the focus lands on its jobs", async ({ page }) => {
  await openQuayside(page, "q=lighthose");
  await page.getByRole("link", { name: /^Did you mean “lighthouse”/ }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("the focus stays near when a removed chip goes away", async ({ page }) => {
  await openQuayside(page, "type=contract");
  await page.getByRole("link", { name: "Remove filter: Contract" }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("Escape closes the sheet of filters and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  const filters = page.getByRole("button", { name: "Filters" });
  await filters.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeHidden();
  await expect(filters).toBeFocused();
});

test("the sheet gives the focus back when it is closed by its button, and when its jobs are shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  const filters = page.getByRole("button", { name: "Filters" });
  for (const name of ["Close", /^Show \d+ remote jobs?$/]) {
    await filters.press("Enter");
    await page.getByRole("button", { name, exact: true }).press("Enter");
    await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeHidden();
    await expect(filters).toBeFocused();
  }
});

test("a page that is turned to has the focus at its beginning, and tells how many jobs there are", async ({
  page,
}) => {
  await openQuayside(page);
  await page.getByRole("link", { name: "Next page" }).press("Enter");
  await expectTitles(page, quaysideTitles(() => true).slice(15));
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
  await page.getByRole("checkbox", { name: /^Contract/ }).press("Space");
  await expect(page.getByRole("status").filter({ hasText: /^4 remote jobs/ })).toBeAttached();
});

test.describe("single keys, beside the list", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("go from job to job, open them, and close what they opened", async ({ page }) => {
    const [first = "", second = "", third = ""] = entryNames();
    await openWithKeys(page);
    for (const [key, title] of [
      ["j", first],
      ["j", second],
      ["k", first],
      ["k", first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(entry(page, title)).toBeFocused();
    }
    await page.keyboard.press("o");
    await expect(page.getByRole("region", { name: first })).toBeFocused();
    await expect(page).toHaveURL(/job=remotive-990001$/);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(entry(page, third)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: third })).toBeFocused();
    await expect(entry(page, third)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("Escape");
    await expect(entry(page, third)).toBeFocused();
  });

  test("explain themselves, can be turned off, and stay so", async ({ page }) => {
    const [first = ""] = entryNames();
    await openWithKeys(page);
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help).toContainText("Go to the next job");
    await page.keyboard.press("j");
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(entry(page, first)).toBeFocused();

    const button = page.getByRole("button", { name: "Keyboard shortcuts" });
    await button.press("Enter");
    await help.getByRole("checkbox", { name: "Use these keys in this browser" }).press("Space");
    await help.getByRole("button", { name: "Close" }).press("Enter");
    await expect(button).toBeFocused();
    await page.reload();
    await button.press("Enter");
    await expect(help.getByRole("checkbox")).not.toBeChecked();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    await expect(help).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("single keys save and mark as applied: an entry, a job’s page, and a person’s own list", async ({
  page,
}) => {
  const { title } = LIGHTHOUSE;
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  await awaitKeys(page);
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expectPressed(saveButton(page, title), true);
  await expect(page.getByRole("status").filter({ hasText: `Saved “${title}”.` })).toBeAttached();
  await expect(entry(page, title)).toBeFocused();
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(appliedButton(page, title)).toBeEnabled();
  await page.keyboard.press("a");
  await expectPressed(appliedButton(page, title), true);
  await expect(page.getByRole("status").filter({ hasText: title })).toBeAttached();
  await page.goto("/saved");
  await awaitKeys(page);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: title })).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByText(`No longer saved: ${title}`)).toBeVisible();
});

test("a key that would mark a job for nobody leads to logging in, as its button does", async ({ page }) => {
  await openWithKeys(page);
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in", FIRST_ANSWERS);
});

test("the Tab key alone leads through a log-in", async ({ page }) => {
  const { email, password } = await makePerson();
  await page.goto("/log-in");
  await goTo(page, page.getByRole("textbox", { name: "E-mail" }));
  await page.keyboard.type(email);
  await goTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Log in", FIRST_ANSWERS);
  await expectSignedIn(page);
});

test("the Tab key alone reaches the search, a filter and a job's buttons", async ({ page }) => {
  await logIn(page, await makePerson());
  await openQuayside(page);
  await goTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("parcel");
  await expect(page).toHaveURL(/q=parcel/);
  await goTo(page, page.getByRole("checkbox", { name: /^Contract/ }), "Space");
  await expect(page).toHaveURL(/type=contract/);
  const save = saveButton(page, "Parcel Clerk A");
  await expect(save).toBeEnabled();
  await goTo(page, save, "Enter");
  await expectPressed(save, true);
  await expect(page.getByRole("status").filter({ hasText: "Saved “Parcel Clerk A”." })).toBeAttached();
});

test("the Tab key alone turns the page, and changes the profile", async ({ page }) => {
  await logIn(page, await makePerson());
  await openQuayside(page);
  await goTo(page, page.getByRole("link", { name: "Next page" }), "Enter");
  await expect(page).toHaveURL(/page=2/);
  await goTo(page, page.getByRole("link", { name: "Profile" }), "Enter");
  await goTo(page, page.getByRole("textbox", { name: "Job title" }));
  await page.keyboard.type("Clerk");
  await goTo(page, page.getByRole("button", { name: "Save profile" }), "Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your profile is saved." })).toBeVisible();
});

const entryNames = () => quaysideTitles(() => true).map((title) => title.split(" <")[0] ?? "");

const entry = (page: Page, title: string) =>
  page.getByRole("region", { name: "Jobs" }).getByRole("link", { name: title });

async function openWithKeys(page: Page): Promise<void> {
  await openQuayside(page);
  await awaitKeys(page);
}

/** The keys listen once the browser has nothing more urgent to do: asks for their help until it comes. */
async function awaitKeys(page: Page): Promise<void> {
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
}

/** Presses Tab until the focus is there, and then, if asked to, another key. */
async function goTo(page: Page, target: Locator, key?: string): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 200; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  if (key !== undefined) await page.keyboard.press(key);
}
