import { expect, type Page } from "@playwright/test";

import { openQuayside } from "./listing-page.ts";
import { fillLogIn, FIRST_ANSWERS, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

// The functions called first here have to start, possibly on a busy machine.
test.describe.configure({ timeout: 60_000 });

const SEARCH = "tag=quayside&type=contract";
const NAME = "Contract · Quayside";

const saveButton = (page: Page) => page.getByRole("button", { name: "Save search" });
const entry = (page: Page, name: string) => page.getByRole("article", { name });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

async function expectSaved(page: Page, isSaved: boolean): Promise<void> {
  await expect(saveButton(page)).toHaveAttribute("aria-pressed", String(isSaved), FIRST_ANSWERS);
}

/** Saves the shown search, and waits until the server has stored it. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(undo(page)).toBeVisible(FIRST_ANSWERS);
  await expectSaved(page, true);
}

test(
  "a listing is saved in one click, still saved after a reload, in the saved searches, and unsaved",
  { tag: "@journey" },
  async ({ page }) => {
    await logIn(page, await makePerson(), `/?${SEARCH}`);
    await save(page);
    await expect(page.getByText(`Saved: “${NAME}”.`).first()).toBeAttached();
    await page.reload();
    await expectSaved(page, true);
    await page.goto("/searches");
    await expect(entry(page, NAME)).toContainText("Saved today");
    await entry(page, NAME).getByRole("link", { name: NAME }).click();
    await expect(page).toHaveURL("/?type=contract&tag=quayside");
    await saveButton(page).click();
    await expectSaved(page, false);
    await undo(page).click();
    await expectSaved(page, true);
  },
);

test("a listing is saved by keyboard, and undone at the next tab stop", async ({ page }) => {
  await logIn(page, await makePerson(), `/?${SEARCH}`);
  await expect(saveButton(page)).toBeEnabled();
  await saveButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(undo(page)).toBeVisible(FIRST_ANSWERS);
  await expectSaved(page, true);
  await page.keyboard.press("Tab");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSaved(page, false);
  await expect(saveButton(page)).toBeFocused();
});

test(
  "a signed-out visitor signs up or logs in first, and then finds the search saved once",
  { tag: "@journey" },
  async ({ page }) => {
    const person = await makePerson();
    await page.goto(`/?${SEARCH}&utm_source=search-test`);
    await saveButton(page).click();
    await expect(page.getByText(`Sign up to save the search “${NAME}”.`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await expect(page.getByText(`Log in to save the search “${NAME}”.`)).toBeVisible();
    await fillLogIn(page, person);
    await expect(page).toHaveURL(`/?${SEARCH}&utm_source=search-test`, FIRST_ANSWERS);
    await expectSaved(page, true);
    await saveButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: `No longer saved: “${NAME}”.` })).toBeVisible();
    await page.reload();
    await expect(saveButton(page)).toBeEnabled();
    await page.goto("/searches");
    await expect(page.getByRole("link", { name: "Find jobs" })).toBeVisible();
  },
);

test("a second search on Free is explained, and can replace the first", async ({ page }) => {
  await logIn(page, await makePerson(), `/?${SEARCH}`);
  await save(page);
  await openQuayside(page, "type=part_time");
  await saveButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Free includes one saved search" });
  await expect(dialog.getByRole("link", { name: "See the plans" })).toHaveAttribute("href", "/plans");
  await page.keyboard.press("Escape");
  await expect(saveButton(page)).toBeFocused();
  await saveButton(page).click();
  await dialog.getByRole("button", { name: `Replace “${NAME}”` }).click();
  await expectSaved(page, true);
  await page.goto("/searches");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(entry(page, "Part-time · Quayside")).toBeVisible();
});

test("a search is renamed, paused, given other filters, deleted and restored", async ({ page }) => {
  await logIn(page, await makePerson(), `/?${SEARCH}`);
  await save(page);
  await page.goto("/searches");
  await page.getByRole("button", { name: `Rename: ${NAME}` }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("By the water");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Pause: By the water" }).click();
  await expect(entry(page, "By the water").getByText("Paused")).toBeVisible();

  await page.getByRole("button", { name: "Edit filters: By the water" }).click();
  await expect(page.getByText("Choose other filters for “By the water”")).toBeVisible();
  await page.getByRole("link", { name: "Remove filter: Contract" }).click();
  await page.getByRole("button", { name: "Save these filters" }).click();
  await expectSaved(page, true);

  await page.goto("/searches");
  await expect(entry(page, "By the water").getByText("Paused")).toBeVisible();
  await expect(entry(page, "By the water").getByRole("link", { name: "By the water" })).toHaveAttribute(
    "href",
    "/?tag=quayside",
  );
  await page.getByRole("button", { name: "Delete: By the water" }).click();
  await expect(page.getByRole("button", { name: "Undo, and keep By the water" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry(page, "By the water").getByText("Paused")).toBeVisible(FIRST_ANSWERS);
});

test("more frequent email is visible on Free, and leads to the plans", async ({ page }) => {
  await logIn(page, await makePerson(), `/?${SEARCH}`);
  await save(page);
  await page.goto("/searches");
  await entry(page, NAME)
    .getByRole("link", { name: /^Daily/ })
    .click();
  await expect(page).toHaveURL("/plans");
});
