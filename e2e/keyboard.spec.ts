import { expect, type Locator, type Page } from "@playwright/test";

import { LIGHTHOUSE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { expectPressed, saveButton } from "./marks-page.ts";
import { expectSignedIn, FIRST_ANSWERS, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

/** A job's link in the list; recently viewed ones also name the company. */
const listedLink = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test(
  "a job can be found, filtered, opened and closed by keyboard alone",
  { tag: "@journey" },
  async ({ page }) => {
    await openQuayside(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: "I live in" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Add your working hours" })).toBeFocused();
    for (const name of ["Minimum pay", "Currency", "Per"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByLabel(name, { exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("systems");
    await expectTitles(page, [LIGHTHOUSE.title]);
    await page.getByRole("checkbox", { name: /^Full-time/ }).focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/type=full_time/);
    await expect(page.getByRole("checkbox", { name: /^Full-time/ })).toBeFocused();
    // Once the list has changed, as the previous entry of the same job loses focus.
    await expect(page).toHaveTitle(/Full-time/);
    await page.getByRole("link", { name: LIGHTHOUSE.title }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LIGHTHOUSE.title);
    await page.getByRole("link", { name: "Back to 1 remote job" }).focus();
    await page.keyboard.press("Enter");
    await expectTitles(page, [LIGHTHOUSE.title]);
    await expect(listedLink(page, LIGHTHOUSE.title)).toBeFocused();
  },
);

test("going back from a job's page focuses its entry, scrolled to where it was", async ({ page }) => {
  await openQuayside(page);
  const entry = listedLink(page, "Parcel Envoy K");
  await entry.focus();
  await expect(entry).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parcel Envoy K");
  await page.goBack();
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
});

test("one key press skips the filters", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("button", { name: "Search", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip the filters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("each job has four tab stops: its link and its three buttons", async ({ page }) => {
  await openQuayside(page);
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  const save = page.getByRole("button", { name: `Save ${LIGHTHOUSE.title}` });
  await expect(save).toBeEnabled();
  await page.getByRole("link", { name: LIGHTHOUSE.title }).focus();
  await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `I’ve applied to ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Hide ${LIGHTHOUSE.title}` })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Parcel Envoy A/ })).toBeFocused();
});

test("a suggestion can be accepted by keyboard, and the focus moves to its jobs", async ({ page }) => {
  await openQuayside(page, "q=lighthose");
  await page.getByRole("link", { name: /^Did you mean “lighthouse”/ }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("the focus stays close when a chip is removed", async ({ page }) => {
  await openQuayside(page, "type=contract");
  await page.getByRole("link", { name: "Remove filter: Contract" }).focus();
  await page.keyboard.press("Enter");
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
});

test("Escape closes the filter sheet and returns the focus", async ({ page }) => {
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

test("the sheet returns the focus when closed by its button, and when its jobs are shown", async ({
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

test("a new page has the focus at its top and announces the number of jobs", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("link", { name: "Next page" }).press("Enter");
  await expectTitles(page, quaysideTitles(() => true).slice(15));
  await expect(page.getByRole("region", { name: "Jobs" })).toBeFocused();
  await page.getByRole("checkbox", { name: /^Contract/ }).press("Space");
  await expect(page.getByRole("status").filter({ hasText: /^4 remote jobs/ })).toBeAttached();
});

test("logging in works with the Tab key alone", async ({ page }) => {
  const { email, password } = await makePerson();
  await page.goto("/log-in");
  await goTo(page, page.getByRole("textbox", { name: "Email" }));
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
  const save = saveButton(page, "Parcel Envoy A");
  await expect(save).toBeEnabled();
  await goTo(page, save, "Enter");
  await expectPressed(save, true);
  await expect(page.getByRole("status").filter({ hasText: "“Parcel Envoy A” is now saved." })).toBeAttached();
});

test("the Tab key alone turns the page, and changes the profile", async ({ page }) => {
  await logIn(page, await makePerson());
  await openQuayside(page);
  await goTo(page, page.getByRole("link", { name: "Next page" }), "Enter");
  await expect(page).toHaveURL(/page=2/);
  await goTo(page, page.getByRole("link", { name: "Profile" }), "Enter");
  await goTo(page, page.getByRole("textbox", { name: "Job title" }));
  await page.keyboard.type("Envoy");
  await goTo(page, page.getByRole("button", { name: "Save profile" }), "Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your profile is saved." })).toBeVisible();
});

/** Presses Tab until the element has focus, then optionally another key. */
async function goTo(page: Page, target: Locator, key?: string): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 200; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  if (key !== undefined) await page.keyboard.press(key);
}
