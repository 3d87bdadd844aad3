import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { openQuayside, quaysideTitles } from "./listing-page.ts";
import { appliedButton, expectPressed, saveButton } from "./marks-page.ts";
import { FIRST_ANSWERS, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

test.describe("keyboard shortcuts beside the list", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("move between jobs, open them, and close what they opened", async ({ page }) => {
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

  test("have a help page, can be turned off, and stay off", async ({ page }) => {
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

test("keyboard shortcuts save and mark as applied in the list, on a job’s page and in a person’s own list", async ({
  page,
}) => {
  const { title } = LIGHTHOUSE;
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  await awaitKeys(page);
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expectPressed(saveButton(page, title), true);
  await expect(page.getByRole("status").filter({ hasText: `“${title}” is now saved.` })).toBeAttached();
  await expect(entry(page, title)).toBeFocused();
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(appliedButton(page, title)).toBeEnabled();
  await page.keyboard.press("a");
  await expectPressed(appliedButton(page, title), true);
  await expect(page.getByRole("status").filter({ hasText: title })).toBeAttached();
  await page.goto("/saved");
  const saved = page.getByRole("link", { name: title });
  await expect(saved).toBeVisible(FIRST_ANSWERS);
  await awaitKeys(page);
  await page.keyboard.press("j");
  await expect(saved).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByText(`No longer saved: ${title}`)).toBeVisible();
});

test("a signed-out shortcut leads to the sign-up, as its button does", async ({ page }) => {
  await openWithKeys(page);
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up", FIRST_ANSWERS);
});

const entryNames = () => quaysideTitles(() => true).map((title) => title.split(" <")[0] ?? "");

const entry = (page: Page, title: string) =>
  page.getByRole("region", { name: "Jobs" }).getByRole("link", { name: title });

async function openWithKeys(page: Page): Promise<void> {
  await openQuayside(page);
  await awaitKeys(page);
}

/** Shortcuts are enabled when the browser is idle: retries opening their help. */
async function awaitKeys(page: Page): Promise<void> {
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
}
