import { expect, test } from "@playwright/test";

import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectTitles, jobTitles, openQuayside, quaysideTitles } from "./listing-page.ts";

test("results follow the typing, the last word counting from its first letters", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("searchbox").pressSequentially("lighthouse sys");
  await expectTitles(page, [LIGHTHOUSE.title]);
  await expect(page).toHaveURL(`/?q=lighthouse+sys&tag=${QUAYSIDE}`);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByText("Best match first")).toBeVisible();
});

test("one visit to the search field is one step back", async ({ page }) => {
  await openQuayside(page);
  const search = page.getByRole("searchbox");
  await search.pressSequentially("clerk");
  await expect(page).toHaveURL(`/?q=clerk&tag=${QUAYSIDE}`);
  await search.pressSequentially(" a");
  await expect(page).toHaveURL(`/?q=clerk+a&tag=${QUAYSIDE}`);
  await page.goBack();
  await expect(page).toHaveURL(`/?tag=${QUAYSIDE}`);
  await expectTitles(page, quaysideTitles(() => true).slice(0, 15));
  await expect(search).toHaveValue("");
});

test("a company's name finds its jobs, and a minus leaves words out", async ({ page }) => {
  await openQuayside(page, `q=${encodeURIComponent("molehead -c")}`);
  await expect(jobTitles(page)).not.toHaveText([/Parcel Clerk C/]);
  await openQuayside(page, `q=${encodeURIComponent('"slipway & daughters"')}`);
  await expectTitles(
    page,
    quaysideTitles(({ company }) => company === "Slipway & Daughters"),
  );
});

test("the search is announced with the number of jobs found", async ({ page }) => {
  await openQuayside(page);
  await page.getByRole("searchbox").fill("fresnel");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 remote job");
});

test("a word nobody uses gives an empty list with a way out", async ({ page }) => {
  await page.goto("/?q=qwertzuiop");
  await expect(page.getByRole("heading", { name: "Nothing matches this" })).toBeVisible();
  await page.getByRole("link", { name: "Show every job" }).click();
  await expect(jobTitles(page)).toHaveCount(15);
});
