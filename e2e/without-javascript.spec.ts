import { expect } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

test.use({ javaScriptEnabled: false });

test("filters work as a plain form", { tag: "@journey" }, async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expectTitles(
    page,
    quaysideTitles(({ jobType }) => jobType === "contract"),
  );
  await page.getByRole("link", { name: "Remove filter: Contract" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
});

test("all options of a filter are one click away, which keeps what is ticked", async ({ page }) => {
  await page.goto("/");
  const tags = page.getByRole("group", { name: "Tags" });
  const lines = tags.getByRole("checkbox", { name: /jobs?$/ });
  const few = await lines.count();
  await page.getByRole("checkbox", { name: /^Contract/ }).check();
  await tags.getByRole("button", { name: /^\d+ more$/ }).click();
  await expect(page).toHaveURL(/type=contract/);
  expect(await lines.count()).toBeGreaterThan(few);
  await expect(page.getByRole("checkbox", { name: /^Contract/ })).toBeChecked();
  await tags.getByRole("button", { name: "Fewer" }).click();
  await expect(lines).toHaveCount(few);
});

test("the search works as a plain form and keeps the filters", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("searchbox").fill("lighthouse");
  await page.getByRole("button", { name: "Search" }).click();
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.getByRole("link", { name: `Remove filter: ${QUAYSIDE}` })).toBeVisible();
});

test("a search without results has plain links to continue", async ({ page }) => {
  await openQuayside(page, "q=lighthose");
  await page.getByRole("link", { name: /^Did you mean “lighthouse”/ }).click();
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page.locator("mark").first()).toHaveText("Lighthouse");
  await openQuayside(page, "q=lighthouse&type=internship");
  await page.getByRole("link", { name: /^Without Internship/ }).click();
  await expectTitles(page, [LIGHTHOUSE.title]);
});

test("an empty list and an unknown place are explained where the list would be", async ({ page }) => {
  await page.goto(`/?tag=${QUAYSIDE}&location=Nigera`);
  await expect(page.getByRole("heading", { name: "We don’t know the place “Nigera”" })).toBeVisible();
  await page.getByRole("link", { name: "Nigeria" }).click();
  await expect(page).toHaveURL(`/?location=NG&tag=${QUAYSIDE}`);
  await openQuayside(page, "type=internship&q=lighthouse");
  await expect(page.getByRole("heading", { name: "No jobs match all of these filters" })).toBeVisible();
});

test("pages, a job and its back link are plain links", { tag: "@journey" }, async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&page=2`);
  await page.getByRole("link", { name: /^Parcel Envoy O/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Parcel Envoy O");
  await page.getByRole("link", { name: "Back to results" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&page=2`);
});

test("on a phone the filter sheet opens, applies and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openQuayside(page);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("checkbox", { name: /^Freelance/ }).check();
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expectTitles(
    page,
    quaysideTitles(({ jobType }) => jobType === "freelance"),
  );
  await expect(page.getByRole("checkbox", { name: /^Freelance/ })).toBeHidden();
});
