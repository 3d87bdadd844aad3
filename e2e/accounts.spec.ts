import { expect, type Page } from "@playwright/test";

import { QUAYSIDE } from "./fixtures/quayside-feed.ts";
import { findResetLink } from "./mailbox.ts";
import {
  expectSignedIn,
  fillLogIn,
  FIRST_ANSWERS,
  inventCredentials,
  logIn,
  logInByForm,
  logOut,
  makePerson,
} from "./people.ts";
import { expectNoShift, watchShifts } from "./watch-shifts.ts";
import { test } from "./watched-test.ts";

const emailField = (page: Page) => page.getByRole("textbox", { name: "E-mail" });
const passwordField = (page: Page) => page.getByRole("main").locator("input[name=password]");
const send = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

async function signUp(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await send(page, "Sign up").click();
}

test.describe("signing up", () => {
  test(
    "leads over the plans to the dashboard, with the account's name and document made",
    { tag: "@flow" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
      await signUp(page, inventCredentials());
      await expect(page).toHaveURL("/plans?welcome=1", FIRST_ANSWERS);
      await page.getByRole("link", { name: "Skip this" }).click();
      await expect(page).toHaveURL("/dashboard");
      await expectSignedIn(page);
      await page.goto("/profile");
      await expect(page.getByRole("textbox", { name: /^(Display )?name/i })).toHaveValue("Ada Lovelace");
    },
  );

  test("names each field at fault, beside it, and leads to the first", async ({ page }) => {
    await page.goto("/sign-up");
    await emailField(page).fill("ada");
    await passwordField(page).fill("short");
    await send(page, "Sign up").click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(/doesn’t look like an e-mail address/);
    await expect(passwordField(page)).toHaveAccessibleDescription(/at least 8 characters/);
    await emailField(page).fill("ada@example.com");
    await expect(emailField(page)).not.toHaveAttribute("aria-invalid");
    await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  });

  test("takes no password that everybody has", async ({ page }) => {
    await page.goto("/sign-up");
    await emailField(page).fill(inventCredentials().email);
    await passwordField(page).fill("Password1");
    await send(page, "Sign up").click();
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAccessibleDescription(/too easy to guess/);
    await passwordField(page).fill("another horse");
    await send(page, "Sign up").click();
    await expect(page).toHaveURL(/\/plans/);
  });

  test("with an e-mail that has an account offers the log-in, which leads on to the same page", async ({
    page,
  }) => {
    const person = await makePerson();
    await page.goto("/sign-up?next=/saved");
    await signUp(page, person);
    await expect(emailField(page)).toHaveAccessibleDescription(/There is an account with this e-mail/);
    await page.getByRole("link", { name: "Log in instead" }).click();
    await fillLogIn(page, person);
    await expect(page).toHaveURL("/saved");
  });
});

test.describe("logging in", () => {
  test("with a wrong password and with an unknown e-mail gets the same answer, beside the password", async ({
    page,
  }) => {
    const { email } = await makePerson();
    await page.goto("/log-in");
    for (const address of [email, inventCredentials().email]) {
      await fillLogIn(page, { email: address, password: "wrong horse" });
      await expect(passwordField(page)).toHaveAccessibleDescription(
        "This e-mail and password don’t belong together.",
      );
      await expect(passwordField(page)).toBeFocused();
      await expect(emailField(page)).toHaveValue(address);
      await passwordField(page).fill("");
    }
  });

  test("leads to where one wanted to go, with the marketing parameters one came with", async ({ page }) => {
    await page.goto("/saved?utm_source=mail");
    await fillLogIn(page, await makePerson());
    await expect(page).toHaveURL("/saved?utm_source=mail");
  });

  test("leads back to the listing it was begun from", { tag: "@flow" }, async ({ page }) => {
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

  test("is not asked of somebody who is logged in", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.goto("/log-in?next=/applied");
    await expect(page).toHaveURL("/applied");
  });

  test("keeps what was typed before the page's code arrived, and can be sent once it has", async ({
    page,
  }) => {
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

  test("shows the password while it is asked to", async ({ page }) => {
    await page.goto("/log-in");
    await passwordField(page).fill("correct horse");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(passwordField(page)).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(passwordField(page)).toHaveAttribute("type", "password");
  });

  test("says what it needs when our server is out of reach, and goes on from there", async ({ page }) => {
    const person = await makePerson();
    await page.goto("/log-in");
    await page.route("**/api/session", (route) => route.abort());
    await fillLogIn(page, person);
    await expect(page.getByText("our server can’t be reached just now")).toBeVisible();
    await page.unroute("**/api/session");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/dashboard");
  });
});

test.describe("a forgotten password", () => {
  test(
    "is set anew by a link that is mailed, works once, and logs in",
    { tag: "@flow" },
    async ({ page }) => {
      const person = await makePerson();
      await page.goto("/log-in");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      // The page one leaves has a field of that name too.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
      await emailField(page).fill(person.email);
      await send(page, "Send me a link").click();
      await expect(page.getByText("Check your mail.")).toBeVisible();
      const link = await findResetLink(person.email);
      await page.goto(link);
      await expect(page.getByText(person.email)).toBeVisible();
      await passwordField(page).fill("another horse");
      await send(page, "Set password and log in").click();
      await expect(page).toHaveURL("/dashboard");
      await logOut(page);
      await page.goto(link);
      await expect(page.getByText("This link has been used, or is too old.")).toBeVisible();
      await logInByForm(page, { ...person, password: "another horse" });
    },
  );

  test("of an unknown e-mail gets the same answer", async ({ page }) => {
    await page.goto("/reset-password");
    await emailField(page).fill(inventCredentials().email);
    await send(page, "Send me a link").click();
    await expect(page.getByText("Check your mail.")).toBeVisible();
  });
});

test.describe("the header", () => {
  test(
    "holds a menu on a phone that the keyboard opens, walks and closes",
    { tag: "@flow" },
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

  test("says that a log-out failed, and logs out at the next try", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.route("**/api/session", (route) => route.abort());
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("You are still logged in")).toBeVisible();
    await page.unroute("**/api/session");
    await logOut(page);
  });

  test("moves nothing when the page learns who is there", async ({ page }) => {
    await logIn(page, await makePerson());
    // A web font that comes late may move a line, which is not the header's doing.
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
    test(`${path} says what is missing, and is no page for search engines`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText("Accounts need JavaScript")).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    });
  }
});
