import { expect, type Page } from "@playwright/test";

import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { appliedButton, expectPressed, pressAndWrite, saveButton } from "./marks-page.ts";
import { logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

const RECOMMENDED = /getRecommendedJobs/;
const list = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a new account is greeted by name, sees what its lists are for, and three jobs", async ({ page }) => {
  await logIn(page, await makePerson("Ada"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ada");
  await expect(list(page, "Saved")).toContainText("Nothing saved yet");
  await expect(list(page, "Applied")).toContainText("No applications yet");
  await expect(list(page, "For you").getByRole("article")).toHaveCount(3);
  await expect(list(page, "For you").getByRole("link", { name: "Fill in your profile" })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("link", { name: "Find jobs" })).toBeVisible();
});

test("recommendations fall back to the newest jobs not saved or applied to, and say so", async ({ page }) => {
  await logIn(page, await makePerson(), "/");
  const newest = await page.getByRole("article").getByRole("heading").allTextContents();
  await pressAndWrite(page, saveButton(page, newest[0] ?? ""));
  await page.route(RECOMMENDED, (route) => route.abort());
  await page.goto("/dashboard");
  await expect(list(page, "Newest jobs")).toContainText("can’t be loaded right now");
  await expect(list(page, "Newest jobs").getByRole("heading", { level: 3 })).toHaveText(newest.slice(1, 4));
  await page.unroute(RECOMMENDED);
  await list(page, "Newest jobs").getByRole("button", { name: "Try again" }).click();
  await expect(list(page, "For you").getByRole("article")).toHaveCount(3);
});

test("Dashboard shows 3 items per list", { tag: "@journey" }, async ({ page }) => {
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  for (const letter of ["A", "B", "C", "D"]) {
    await pressAndWrite(page, saveButton(page, `Parcel Envoy ${letter}`));
    await pressAndWrite(page, appliedButton(page, `Parcel Envoy ${letter}`));
  }
  await page.goto("/dashboard");
  for (const name of ["Saved", "Applied", "For you"]) {
    await expect(list(page, name).getByRole("article")).toHaveCount(3);
  }
});

test("each list fails on its own", async ({ page }) => {
  await page.route(RECOMMENDED, (route) => route.abort());
  await page.route(/fetchJobs$/, (route) => route.abort());
  await logIn(page, await makePerson());
  await expect(list(page, "For you").getByRole("alert")).toContainText("couldn’t be loaded");
  await expect(list(page, "Saved")).toContainText("Nothing saved yet");
});

test("a job saved from the recommendations appears among the saved ones, three of them at most", async ({
  page,
}) => {
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  for (const letter of ["A", "B", "C"]) await pressAndWrite(page, saveButton(page, `Parcel Envoy ${letter}`));
  await page.goto("/dashboard");
  await expect(list(page, "Saved").getByRole("heading", { level: 3 })).toHaveText(
    ["C", "B", "A"].map((letter) => `Parcel Envoy ${letter}`),
  );
  const recommended = list(page, "For you").getByRole("article").first();
  const title = (await recommended.getByRole("heading").textContent()) ?? "";
  await pressAndWrite(page, recommended.getByRole("button", { name: /^Save/ }));
  await expect(list(page, "Saved").getByRole("heading", { level: 3 })).toHaveText([
    title,
    "Parcel Envoy C",
    "Parcel Envoy B",
  ]);
  await expectPressed(recommended.getByRole("button", { name: /^Save/ }), true);
  await list(page, "Saved").getByRole("link", { name: "All saved" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("4 saved jobs");
});
