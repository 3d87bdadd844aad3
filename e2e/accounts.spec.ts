import { expect, type Page } from "@playwright/test";

import { emailField, passwordField, send } from "./account-form.ts";
import {
  expectSignedIn,
  expectSignedOut,
  fillLogIn,
  FIRST_ANSWERS,
  inventCredentials,
  logIn,
  logOut,
  makePerson,
} from "./people.ts";
import { expectNoShift, watchShifts } from "./watch-shifts.ts";
import { test } from "./watched-test.ts";

async function signUp(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await send(page, "Sign up").click();
}

test.describe("signing up", () => {
  test(
    "leads straight to the dashboard and creates the account's name and document",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
      await signUp(page, inventCredentials());
      await expect(page).toHaveURL("/dashboard", FIRST_ANSWERS);
      await expectSignedIn(page);
      await page.goto("/profile");
      await expect(page.getByRole("textbox", { name: /^(Display )?name/i })).toHaveValue("Ada Lovelace");
    },
  );

  test("shows each error beside its field and focuses the first", async ({ page }) => {
    await page.goto("/sign-up");
    await emailField(page).fill("ada");
    await passwordField(page).fill("short");
    await send(page, "Sign up").click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(/valid email address/);
    await expect(passwordField(page)).toHaveAccessibleDescription(/at least 8 characters/);
    await emailField(page).fill("ada@example.com");
    await expect(emailField(page)).not.toHaveAttribute("aria-invalid");
    await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  });

  test("rejects common passwords", async ({ page }) => {
    await page.goto("/sign-up");
    await emailField(page).fill(inventCredentials().email);
    await passwordField(page).fill("Password1");
    await send(page, "Sign up").click();
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAccessibleDescription(/too easy to guess/);
    await passwordField(page).fill("another horse");
    await send(page, "Sign up").click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("with an email that has an account offers the log-in, which leads to the same page", async ({
    page,
  }) => {
    const person = await makePerson();
    await page.goto("/sign-up?next=/saved");
    await signUp(page, person);
    await expect(emailField(page)).toHaveAccessibleDescription(/already an account with this email/);
    await page.getByRole("link", { name: "Log in instead" }).click();
    await fillLogIn(page, person);
    await expect(page).toHaveURL("/saved");
  });
});

test.describe("the header", () => {
  test(
    "has a menu on a phone that the keyboard opens, navigates and closes",
    { tag: "@journey" },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await logIn(page, await makePerson());
      const menu = page.getByRole("button", { name: "Menu" });
      await menu.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("link", { name: "Dashboard" })).toBeHidden();
      await expect(menu).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Saved", exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/saved");
      await expect(page.getByRole("link", { name: "Dashboard" })).toBeHidden();
      await logOut(page);
    },
  );

  test("reports a failed log-out, and logs out on the next try", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.route("**/api/session", (route) => route.abort());
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("You’re still logged in")).toBeVisible();
    await page.unroute("**/api/session");
    await logOut(page);
  });

  for (const path of ["/", "/saved"]) {
    test(`of ${path} no longer says that a log-out failed once another tab has finished it`, async ({
      page,
      context,
    }) => {
      await logIn(page, await makePerson(), path);
      await expectSignedIn(page);
      await page.route("**/api/session", (route) => route.abort());
      await page.getByRole("button", { name: "Log out" }).click();
      const failure = page.getByText("You’re still logged in");
      await expect(failure).toBeVisible();
      await expectSignedIn(page);
      const opening = await context.newPage();
      await opening.goto("/");
      await expectSignedOut(opening);
      await expectSignedOut(page);
      await expect(failure).toBeHidden();
      await expect(page).toHaveURL(path === "/" ? "/" : /^[^?]*\/log-in\?next=%2Fsaved$/);
    });
  }

  test("shifts nothing once the page knows who is logged in", async ({ page }) => {
    await logIn(page, await makePerson());
    // A late web font may shift a line, which is not caused by the header.
    await page.route("**/*.woff2", (route) => route.abort());
    await page.addInitScript(watchShifts);
    await page.goto("/", { waitUntil: "networkidle" });
    await expectSignedIn(page);
    await expectNoShift(page, "who is there is known", 0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/log-in", "/sign-up", "/reset-password"]) {
    test(`${path} says that it needs JavaScript, and is not indexed`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText("Accounts need JavaScript")).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    });
  }
});
