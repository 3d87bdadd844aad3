import { expect, type Page } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE, type QuaysideJob } from "./fixtures/quayside-feed.ts";
import { expectTitles, openQuayside, quaysideTitles } from "./listing-page.ts";
import { test } from "./watched-test.ts";

const inEuros = ({ salary }: QuaysideJob) => salary.startsWith("€");
const inDollars = ({ salary }: QuaysideJob) => salary.startsWith("$");

// The one in dollars pays more than those in euros.
const BY_PAY = [
  ...quaysideTitles(inDollars),
  ...quaysideTitles(inEuros),
  ...quaysideTitles((job) => !inEuros(job) && !inDollars(job)),
];

const order = (page: Page) => page.getByRole("navigation", { name: "Order" });
const shownOrder = (page: Page) => order(page).locator("[aria-current]");

test("the highest pay comes first in any currency, and the list says so", async ({ page }) => {
  await openQuayside(page);
  await expect(shownOrder(page)).toHaveText("Newest first");
  await order(page).getByRole("link", { name: "Highest pay" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&sort=pay`);
  await expectTitles(page, BY_PAY.slice(0, 15));
  await expect(shownOrder(page)).toHaveText("Highest pay first");
  await order(page).getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
});

test("the order is kept through pages, filters and clearing all filters", async ({ page }) => {
  await openQuayside(page, "sort=pay");
  await page.getByRole("link", { name: "Next page" }).click();
  await expectTitles(page, BY_PAY.slice(15));
  await page.getByRole("checkbox", { name: /^Worldwide/ }).check();
  await expect(page).toHaveURL(`/?location=worldwide&tag=${QUAYSIDE}&sort=pay`);
  await expectTitles(page, [
    LIGHTHOUSE.title,
    ...quaysideTitles((job) => job.location === "Worldwide" && inEuros(job)),
    ...quaysideTitles((job) => job.location === "Worldwide" && job.salary === ""),
  ]);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/?sort=pay");
});

test("only a search has best matches, and can be sorted newest first", async ({ page }) => {
  await openQuayside(page);
  await expect(order(page).getByRole("link", { name: "Best match" })).toHaveCount(0);
  await page.getByRole("searchbox").fill("parcel envoy");
  await expect(shownOrder(page)).toHaveText("Best match first");
  await order(page).getByRole("link", { name: "Newest" }).click();
  await expect(page).toHaveURL(`/?q=parcel+envoy&tag=${QUAYSIDE}&sort=newest`);
  await expectTitles(
    page,
    quaysideTitles(({ title }) => title.startsWith("Parcel Envoy")),
  );
});

test("search engines see only one order", async ({ page }) => {
  await openQuayside(page, "sort=pay");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(new URL(canonical ?? "").search).toBe(`?tag=${QUAYSIDE}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the orders are plain links, and the form keeps the chosen one", async ({ page }) => {
    await openQuayside(page);
    await order(page).getByRole("link", { name: "Highest pay" }).click();
    await expectTitles(page, BY_PAY.slice(0, 15));
    await page.getByRole("checkbox", { name: /^Contract/ }).check();
    await page.getByRole("button", { name: "Show jobs" }).click();
    await expect(shownOrder(page)).toHaveText("Highest pay first");
  });
});
