import { expect, type Page } from "@playwright/test";

import { HOSTILE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { jobEntries, openQuayside } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const field = (page: Page) => page.getByLabel("I live in");

test("an unknown place does not show every job: the list says so and suggests the nearest name", async ({
  page,
}) => {
  await page.goto(`/?tag=${QUAYSIDE}&location=Nigera`);
  await expect(page.getByRole("heading", { name: "We don’t know the place “Nigera”" })).toBeVisible();
  await expect(jobEntries(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Nigeria" }).click();
  await expect(page).toHaveURL(`/?location=NG&tag=${QUAYSIDE}`);
  await expect(jobEntries(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: /We don’t know the place/ })).toBeVisible();
});

test("two unknown places are both asked about, one after the other", async ({ page }) => {
  await page.goto(`/?tag=${QUAYSIDE}&from=Brazl&location=Nigera`);
  await expect(
    page.getByRole("heading", { name: "We don’t know the places “Brazl” and “Nigera”" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Brazil" }).click();
  await expect(page).toHaveURL(`/?from=BR&tag=${QUAYSIDE}&location=Nigera`);
  await expect(page.getByRole("heading", { name: "We don’t know the place “Nigera”" })).toBeVisible();
  await expect(jobEntries(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Nigeria" }).click();
  await expect(page).toHaveURL(`/?location=NG&from=BR&tag=${QUAYSIDE}`);
  await expect(jobEntries(page).first()).toBeVisible();
});

test("a region is not a country: the list says so and suggests some of its countries", async ({ page }) => {
  await page.goto(`/?tag=${QUAYSIDE}&from=EU`);
  await expect(page.getByRole("heading", { name: "“EU” is more than one country" })).toBeVisible();
  await expect(jobEntries(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Germany" }).click();
  await expect(page).toHaveURL(`/?from=DE&tag=${QUAYSIDE}`);
  await openQuayside(page);
  await expect(field(page)).toHaveValue("Germany");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an unknown place says so and suggests names, of which the chosen one is remembered", async ({
    page,
  }) => {
    await openQuayside(page);
    await field(page).fill("Brazl");
    await page.getByRole("button", { name: "Use country" }).click();
    await expect(page.getByRole("heading", { name: "We don’t know the place “Brazl”" })).toBeVisible();
    await page.getByRole("link", { name: "Brazil" }).click();
    await expect(page).toHaveURL(/from=BR/);
    await expect(page.getByRole("heading", { name: HOSTILE.title.split(" <")[0] ?? "" })).toBeVisible();
    await openQuayside(page);
    await expect(field(page)).toHaveValue("Brazil");
  });
});
