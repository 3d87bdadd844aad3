import { expect } from "@playwright/test";

import { emailField, passwordField, send } from "./account-form.ts";
import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { expectSignedIn, fillLogIn, inventCredentials, logIn, makePerson } from "./people.ts";
import { test } from "./watched-test.ts";

test.describe("logging in", () => {
  test("with a wrong password or an unknown email gives the same error, beside the password", async ({
    page,
  }) => {
    const { email } = await makePerson();
    await page.goto("/log-in");
    for (const address of [email, inventCredentials().email]) {
      await fillLogIn(page, { email: address, password: "wrong horse" });
      await expect(passwordField(page)).toHaveAccessibleDescription("Wrong email or password.");
      await expect(passwordField(page)).toBeFocused();
      await expect(emailField(page)).toHaveValue(address);
      await passwordField(page).fill("");
    }
  });

  test("leads to the requested page with its marketing parameters", async ({ page }) => {
    await page.goto("/saved?utm_source=mail");
    await fillLogIn(page, await makePerson());
    await expect(page).toHaveURL("/saved?utm_source=mail");
  });

  test("leads back to the listing it started from", { tag: "@journey" }, async ({ page }) => {
    await page.goto(`/?tag=${QUAYSIDE}&utm_source=mail`);
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    await fillLogIn(page, await makePerson());
    await expect(page).toHaveURL(`/?tag=${QUAYSIDE}&utm_source=mail`);
    await expectSignedIn(page);
  });

  test("never leads to another site", async ({ page }) => {
    const person = await makePerson();
    await page.goto("/log-in?next=//evil.example/");
    await fillLogIn(page, person);
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/log-in?next=/.//evil.example");
    await expect(page).toHaveURL("/dashboard");
  });

  test("is skipped for those who are logged in", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.goto("/log-in?next=/applied");
    await expect(page).toHaveURL("/applied");
  });

  test("keeps what was typed before hydration, and can be submitted after it", async ({ page }) => {
    const person = await makePerson();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/_next/static/**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/log-in", { waitUntil: "commit" });
    await emailField(page).fill(person.email);
    await passwordField(page).fill(person.password);
    await passwordField(page).press("Enter");
    await expect(send(page, "Log in")).toBeDisabled();
    expect(page.url()).toMatch(/\/log-in$/);
    release();
    await send(page, "Log in").click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("by Enter, twice in a row, logs in once", async ({ page }) => {
    const person = await makePerson();
    const tries: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("signInWithPassword")) tries.push(request.method());
    });
    await page.goto("/log-in");
    await emailField(page).fill(person.email);
    await passwordField(page).fill(person.password);
    await expect(send(page, "Log in")).toBeEnabled();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    expect(tries.filter((method) => method === "POST")).toHaveLength(1);
  });

  test("shows the password while the switch is on", async ({ page }) => {
    await page.goto("/log-in");
    await passwordField(page).fill("correct horse");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(passwordField(page)).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(passwordField(page)).toHaveAttribute("type", "password");
  });

  test("says that the server is unreachable, and continues once it is back", async ({ page }) => {
    const person = await makePerson();
    await page.goto("/log-in");
    await page.route("**/api/session", (route) => route.abort());
    await fillLogIn(page, person);
    await expect(page.getByText("our server can’t be reached right now")).toBeVisible();
    await page.unroute("**/api/session");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/dashboard");
  });
});
