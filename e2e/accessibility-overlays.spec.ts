import { expect } from "@playwright/test";

import { expectAccessible } from "./check-accessibility.ts";
import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { MARK_WRITE, pressAndWrite, saveButton } from "./marks-page.ts";
import { logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

// Checking one state in all its variants takes long on a busy machine.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

test("the logged-in menu on a phone is accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await logIn(page, await makePerson());
  await page.getByRole("button", { name: "Menu" }).click();
  const dashboard = page.getByRole("link", { name: "Dashboard" });
  await expect(dashboard).toBeVisible();
  await expectAccessible(page, "dashboard: menu", { widths: [390] });
  await expect(dashboard).toBeVisible();
});

test("the notice of a saved job is accessible, with its undo", async ({ page }) => {
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  await pressAndWrite(page, saveButton(page, LIGHTHOUSE.title));
  // It stays open while it has focus.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.focus();
  await expectAccessible(page, "listing: notice of a saved job");
  await expect(undo).toBeFocused();
});

test("the notice of a failed save is accessible", async ({ page }) => {
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  await page.route(MARK_WRITE, (route) => route.abort());
  await saveButton(page, LIGHTHOUSE.title).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.focus();
  await expectAccessible(page, "listing: notice of a failed mark");
  await expect(again).toBeFocused();
});
