import { expect, type Page } from "@playwright/test";

import { startFailingFunctions } from "./failing-functions.ts";
import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { openQuayside } from "./listing-page.ts";
import { test } from "./watched-test.ts";
import { startWebServer } from "./web-server.ts";

const IN_REAIS = `/?tag=${QUAYSIDE}&currency=BRL&period=month`;

const paidEntry = (page: Page) => page.getByRole("article").filter({ hasText: "$120" });

// No rates are fetched for the suite's board, so it uses the bundled ones, which get older.
test("rates over a month old are marked as old, beside the filter and on a job's page", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("combobox", { name: "Currency" }).selectOption("BRL");
  await expect(paidEntry(page).getByText(/^≈ R\$/)).toBeVisible();
  await expect(
    page.getByText(/Compared at the European Central Bank’s rates of .+, over a (?:week|month|year) ago/),
  ).toBeVisible();
  await page.goto((await paidEntry(page).getByRole("link").first().getAttribute("href")) ?? "");
  await expect(page.getByText(/^≈ R\$/).first()).toBeVisible();
  await expect(
    page.getByText(/European Central Bank’s rates of .+, over a (?:week|month|year) ago/),
  ).toBeVisible();
});

test("without a pay filter, the list shows the rates it is sorted by", async ({ page }) => {
  await page.goto("/?sort=pay");
  await expect(
    page.getByText(/Compared at the European Central Bank’s rates of .+, over a (?:week|month|year) ago/),
  ).toBeVisible();
});

test("without rates pay is shown as stated, and the filter and the job's page say why", async ({ page }) => {
  const functions = await startFailingFunctions("fetchRates");
  const own = await startWebServer({ FUNCTIONS_EMULATOR_HOST: functions.address });
  try {
    await page.goto(`${own.site}${IN_REAIS}`);
    await expect(paidEntry(page).getByText("$120k–$150k a year")).toBeVisible();
    // The list's own note is for phones.
    const unreachable = page
      .getByText("Exchange rates can’t be reached right now, so pay is shown as stated")
      .filter({ visible: true });
    await expect(unreachable).toBeVisible();
    await expect(page.getByText(/≈ R\$/)).toHaveCount(0);
    const job = await paidEntry(page).getByRole("link").first().getAttribute("href");
    await page.context().addCookies([{ name: "pay", value: "BRL~month", url: own.site }]);
    await page.goto(`${own.site}${job ?? ""}`);
    await expect(page.getByText("$120k–$150k a year").first()).toBeVisible();
    await expect(unreachable).toBeVisible();
    await expect(page.getByText(/≈ R\$/)).toHaveCount(0);
  } finally {
    await own.stop();
    await functions.close();
  }
});
