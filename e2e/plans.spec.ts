import { expect, type Page } from "@playwright/test";

import { FIRST_ANSWERS, inventCredentials, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

// The functions called first here have to start, possibly on a busy machine.
test.describe.configure({ timeout: 60_000 });

const news = (page: Page) => page.getByRole("main").getByRole("status").first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Pays on the local Stripe's page, which redirects back. */
async function pay(page: Page, way = "Card"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribe to Farwork Pro", FIRST_ANSWERS);
  await page.getByRole("radio", { name: way, exact: true }).check();
  await button(page, "Pay and subscribe").click();
}

/** Marks the current document, to detect reloads. */
async function leaveMark(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-not-reloaded", ""));
  return () => expect(page.locator("html")).toHaveAttribute("data-not-reloaded");
}

async function signUp(page: Page, next: string): Promise<void> {
  const { email, password } = inventCredentials();
  await page.goto(`/sign-up?${new URLSearchParams({ next })}&utm_source=plan-test`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("main").locator("input[name=password]").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL(`${next}?utm_source=plan-test`, FIRST_ANSWERS);
}

test(
  "a new account continues to its target page, and can choose Free on the plans page",
  { tag: "@journey" },
  async ({ page }) => {
    await signUp(page, "/saved");
    await page.goto("/plans");
    await button(page, "Choose Free").click();
    const free = page.getByRole("region", { name: "Free" });
    await expect(free.getByText("Your plan")).toBeVisible();
  },
);

test(
  "Pro is paid on Stripe's page, appears in two tabs without a reload, and is cancelled in the portal",
  { tag: "@journey" },
  async ({ page, context }) => {
    await logIn(page, await makePerson(), "/plans");
    const other = await context.newPage();
    await other.goto("/plans");
    await expect(button(other, "Pay yearly, $60")).toBeEnabled();
    const expectNotReloaded = await leaveMark(other);

    await button(page, "Pay monthly, $6").click();
    await pay(page);
    await expect(page).toHaveURL(/\/plans/, FIRST_ANSWERS);
    await expect(news(page)).toHaveText(/^You are on Pro, billed monthly\. It renews on/, FIRST_ANSWERS);
    await expect(page).toHaveURL("/plans");
    await expect(news(other)).toHaveText(/^You are on Pro/, FIRST_ANSWERS);
    await expect(button(other, "Pay yearly, $60")).toBeHidden();
    await expectNotReloaded();

    await button(page, "Manage").click();
    await button(page, "Cancel at the end of the period").click();
    await page.getByRole("link", { name: "Back to Farwork" }).click();
    await expect(news(page)).toHaveText(
      /^You are on Pro until .* nothing you saved is deleted/,
      FIRST_ANSWERS,
    );
    await expect(news(other)).toHaveText(/^You are on Pro until/, FIRST_ANSWERS);
    await page.goto("/account");
    await expect(page.getByText(/^You are on Pro until/)).toBeVisible(FIRST_ANSWERS);
  },
);

test("a pending payment is shown as being confirmed, and cannot be made twice", async ({ page }) => {
  await logIn(page, await makePerson(), "/plans");
  await page.goto("/plans?checkout=done");
  await expect(news(page)).toHaveText("Payment is being confirmed. This page will update automatically.");
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
});

test("leaving before paying keeps Free", async ({ page }) => {
  await logIn(page, await makePerson(), "/plans");
  await button(page, "Pay yearly, $60").click();
  await page.getByRole("link", { name: "Back to Farwork without paying" }).click();
  await expect(page).toHaveURL("/plans");
  await expect(button(page, "Pay yearly, $60")).toBeEnabled(FIRST_ANSWERS);
});

test("a signed-out visitor logs in and returns to the plans", async ({ page }) => {
  await page.goto("/plans?utm_source=plan-test");
  await page.getByRole("link", { name: "Log in to get Pro" }).click();
  await expect(page).toHaveURL("/log-in?next=%2Fplans&utm_source=plan-test");
});

test("if Stripe's page cannot be opened, the plans say so, and a retry works", async ({ page }) => {
  await logIn(page, await makePerson(), "/plans");
  await page.route(/\/startCheckout$/, (route) => route.abort(), { times: 1 });
  await button(page, "Pay monthly, $6").click();
  await expect(page.getByText(/could not be opened, and nothing was charged/)).toBeVisible();
  await button(page, "Pay monthly, $6").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subscribe to Farwork Pro", FIRST_ANSWERS);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plans show what they include and cost", async ({ page }) => {
    await page.goto("/plans");
    await expect(page.getByRole("region", { name: "Pro" })).toContainText(/Monthly.*a month/s);
    await expect(page.getByText("Choosing a plan needs JavaScript")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign up for Free" })).toBeVisible();
  });
});
