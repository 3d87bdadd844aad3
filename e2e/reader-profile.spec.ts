import { expect, type Page } from "@playwright/test";

import { logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const field = (page: Page) => page.getByLabel("I live in");

test("signed in, the country last chosen in any browser applies in the others", async ({ page, browser }) => {
  const person = await makePerson();
  await logIn(page, person, "/");
  await field(page).fill("Nigeria");
  await field(page).press("Enter");
  await expect(page).toHaveURL(/from=NG/);
  const other = await (await browser.newContext()).newPage();
  await logIn(other, person);
  await expect(async () => {
    await other.goto("/");
    await expect(field(other)).toHaveValue("Nigeria", { timeout: 5000 });
  }).toPass();
  await field(other).fill("Brazil");
  await field(other).press("Enter");
  await expect(other).toHaveURL(/from=BR/);
  await expect(async () => {
    await page.goto("/");
    await expect(field(page)).toHaveValue("Brazil", { timeout: 5000 });
  }).toPass();
  // Parameters in the URL take precedence.
  await page.goto("/?from=NG");
  await expect(field(page)).toHaveValue("Nigeria");
});
