import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { expectSignedOut, logIn, makePerson, withIdentityService } from "./people.ts";

async function makeOperator() {
  const person = await makePerson();
  await withIdentityService((auth) => auth.setCustomUserClaims(person.uid, { admin: true }));
  return person;
}

const findRow = (page: Page, name: RegExp) => page.getByRole("row", { name });

test("an operator sees where each feed stands", async ({ page }) => {
  await logIn(page, await makeOperator(), "/operator");
  await expect(findRow(page, /Remotive/)).toBeVisible();
  await expect(findRow(page, /Jobicy/)).toContainText("due now");
  await expect(page.getByRole("status").filter({ hasText: "feeds." })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("whoever is no operator is told so, and sees no feed", async ({ page }) => {
  await logIn(page, await makePerson(), "/operator");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for operators");
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("whoever is not logged in is led to the log-in and back", async ({ page }) => {
  await page.goto("/operator");
  await expect(page).toHaveURL("/log-in?next=%2Foperator");
  await expectSignedOut(page);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      test("the table of feeds has no fault axe can find and nothing wider than the window", async ({
        page,
      }) => {
        await logIn(page, await makeOperator(), "/operator");
        await expect(findRow(page, /Remotive/)).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
  }
}
