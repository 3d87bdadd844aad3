import { expect, type Page } from "@playwright/test";

import { expectSignedOut, logIn, makeOperator, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const findRow = (page: Page, name: RegExp) => page.getByRole("row", { name });

test("an operator sees each feed's status", { tag: "@journey" }, async ({ page }) => {
  await logIn(page, await makeOperator(), "/operator");
  await expect(findRow(page, /Remotive/)).toBeVisible();
  await expect(findRow(page, /Jobicy/)).toContainText("due now");
  await expect(page.getByRole("status").filter({ hasText: "feeds." })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("others are told that they are not operators, and see no feeds", async ({ page }) => {
  await logIn(page, await makePerson(), "/operator");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for operators only");
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("logged-out visitors are led to the log-in and back", async ({ page }) => {
  await page.goto("/operator");
  await expect(page).toHaveURL("/log-in?next=%2Foperator");
  await expectSignedOut(page);
});
