import { expect } from "@playwright/test";

import { setBilling, setMailPreferences, storeSearches } from "./account-records.ts";
import { expectAccessible } from "./check-accessibility.ts";
import { LIGHTHOUSE, QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { appliedButton, pressAndWrite, saveButton } from "./marks-page.ts";
import { FIRST_ANSWERS, logIn, makeOperator, makePerson } from "./people.ts";
import { askPasswordOnce, logInElsewhere, logInsPart } from "./sign-ins-page.ts";
import { test } from "./watched-test.ts";

// Checking one state in all its variants takes long on a busy machine.
test.describe.configure({ mode: "parallel", timeout: 90_000 });

test("a new person's private pages are accessible", async ({ page }) => {
  await logIn(page, await makePerson(), "/dashboard");
  await expect(page.getByRole("region", { name: "For you" }).getByRole("article")).toHaveCount(3);
  await expectAccessible(page, "dashboard: new");
  for (const path of ["/saved", "/applied"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Find jobs" })).toBeVisible();
    await expectAccessible(page, `${path.slice(1)}: empty`);
  }
  await page.route(/getRecommendedJobs$|fetchJobs$/, (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page, "dashboard: failed");
});

test("the private pages of a person with jobs are accessible", async ({ page }) => {
  await logIn(page, await makePerson(), `/?tag=${QUAYSIDE}`);
  await pressAndWrite(page, saveButton(page, LIGHTHOUSE.title));
  await pressAndWrite(page, appliedButton(page, LIGHTHOUSE.title));
  await expectAccessible(page, "listing: saved and applied to");
  for (const path of ["/jobs/remotive-990001", "/saved", "/applied", "/dashboard"]) {
    await page.goto(path);
    await expect(saveButton(page, LIGHTHOUSE.title).first()).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(
      page,
      path.startsWith("/jobs") ? "job: saved and applied to" : `${path.slice(1)}: jobs`,
    );
  }
});

test("the profile is accessible, unchanged, changed and rejected", async ({ page }) => {
  await logIn(page, await makePerson(), "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expectAccessible(page, "profile: clean");
  await page.getByRole("combobox", { name: "Add a skill" }).fill("C++");
  await page.getByRole("combobox", { name: "Add a skill" }).press("Enter");
  await page.getByRole("textbox", { name: "At least" }).fill("a lot");
  await expectAccessible(page, "profile: changed");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByRole("textbox", { name: "At least" })).toBeFocused();
  await page.getByRole("combobox", { name: "Add a place you can work from" }).fill("ger");
  const wanted = page.getByRole("region", { name: "What you’re looking for" });
  await expect(wanted.getByRole("option", { name: "Germany" })).toBeVisible();
  await expectAccessible(page, "profile: errors and suggestions");
});

test("the operator's page is accessible", async ({ page }) => {
  await logIn(page, await makeOperator(), "/operator");
  await expect(page.getByRole("row", { name: /Remotive/ })).toBeVisible();
  await expectAccessible(page, "operator: feeds");
});

test("the operator's page is accessible for those who may not see it", async ({ page }) => {
  await logIn(page, await makePerson(), "/operator");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is for operators only");
  await expectAccessible(page, "operator: somebody else");
});

test("the account page is accessible, at first, while deleting and when rejected", async ({ page }) => {
  await logIn(page, await makePerson(), "/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  await expectAccessible(page, "account: clean");
  const password = page.getByLabel("Your password", { exact: true });
  await password.fill("wrong horse");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Check this box to continue.")).toBeVisible();
  await expectAccessible(page, "account: deletion not yet confirmed");
  await page.getByRole("checkbox", { name: /can’t be undone/ }).check();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true", FIRST_ANSWERS);
  await expectAccessible(page, "account: deletion refused");
});

test("a failed export is accessible", async ({ page }) => {
  await logIn(page, await makePerson(), "/account");
  await page.route("**/exportAccount", (route) => route.abort());
  await page.getByRole("button", { name: "Download JSON" }).click();
  await expect(page.getByText("Your data couldn’t be downloaded")).toBeVisible();
  await expectAccessible(page, "account: export failed");
});

test("the list of sessions and its password form are accessible", async ({ page, browser }) => {
  const person = await makePerson();
  await logInElsewhere(browser, person);
  await logIn(page, person, "/account");
  await expect(logInsPart(page).getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page, "account: several sessions");
  await askPasswordOnce(page);
  await page.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect(page.getByLabel("Confirm your password", { exact: true })).toBeFocused(FIRST_ANSWERS);
  await expectAccessible(page, "account: asked for the password to end sessions");
});

test("the plans are accessible: new, during payment, rejected, and after a failed payment", async ({
  page,
}) => {
  const person = await makePerson();
  await logIn(page, person, "/plans");
  await expect(page.getByRole("button", { name: "Choose Free" })).toBeEnabled();
  await expectAccessible(page, "plans: new account");
  await page.route(/\/startCheckout$/, (route) => route.abort());
  await page.getByRole("button", { name: "Pay monthly" }).click();
  await expect(page.getByText(/nothing was charged/)).toBeVisible();
  await expectAccessible(page, "plans: refused");
  await page.goto("/plans?checkout=done");
  await expect(page.getByText(/^Payment is being confirmed/)).toBeVisible();
  await expectAccessible(page, "plans: being confirmed");
  const currentPeriodEnd = new Date("2027-03-14T09:00:00Z");
  await setBilling(person, {
    plan: "pro",
    subscription: { status: "past_due", interval: "month", currentPeriodEnd },
  });
  await expect(page.getByText(/Your last payment failed/)).toBeVisible();
  await expectAccessible(page, "plans: payment failed");
});

test("saved searches are accessible: none, paused ones, renamed, deleted, and a full list", async ({
  page,
}) => {
  const person = await makePerson();
  await logIn(page, person, "/searches");
  await expect(page.getByRole("link", { name: "Find jobs" })).toBeVisible();
  await expectAccessible(page, "searches: none");
  await storeSearches(person, [
    { name: "Quayside", query: `tag=${QUAYSIDE}` },
    { name: "Contract · Spain", query: "type=contract&location=ES", frequency: "daily" },
    { name: "w".repeat(80), query: `q=${"w".repeat(200)}`, isPaused: true },
  ]);
  await setMailPreferences(person, { bouncedAt: new Date() });
  await page.reload();
  await expect(page.getByText("On hold")).toBeVisible();
  await expect(page.getByRole("button", { name: "Resume alerts" })).toBeVisible();
  await expectAccessible(page, "searches: at rest");
  await page.getByRole("button", { name: "Rename: Quayside" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.getByRole("button", { name: "Delete: Contract · Spain" }).click();
  await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
  await expectAccessible(page, "searches: renamed and deleted");
  await page.getByRole("button", { name: "Edit filters: Quayside" }).click();
  await expect(page.getByText("Choose other filters for “Quayside”")).toBeVisible();
  await expectAccessible(page, "listing: other filters for a search");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.goto(`/?tag=${QUAYSIDE}&type=part_time`);
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("dialog")).toBeVisible(FIRST_ANSWERS);
  await expectAccessible(page, "listing: no room for a search");
});
