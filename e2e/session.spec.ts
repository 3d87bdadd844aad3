import { expect, type Page } from "@playwright/test";

import { startLocalServer } from "./local-server.ts";
import {
  expectSignedIn,
  expectSignedOut,
  giveSessionCookie,
  logIn,
  logInByForm,
  logOut,
  makePerson,
  withIdentityService,
} from "./people.ts";
import { expectLogIn, expectPrivatePage, heading, PRIVATE } from "./private-page.ts";
import { test } from "./watched-test.ts";
import { findFreePort, startWebServer } from "./web-server.ts";

/** Leaves the first request to clear the cookie unanswered; resolves when it is sent. */
async function holdFirstLogOut(page: Page): Promise<{ asked: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route("/api/session", async (route) => {
    const isHeld = isFirst && route.request().method() === "DELETE";
    if (!isHeld) return route.fallback();
    isFirst = false;
    return resolve();
  });
  return { asked: promise };
}

test.describe("a private page", () => {
  test("is never cached, with or without a session", async ({ page, request }) => {
    const without = await request.get(PRIVATE, { maxRedirects: 0 });
    expect([without.status(), without.headers()["cache-control"]]).toEqual([
      307,
      expect.stringContaining("no-store"),
    ]);
    await logIn(page, await makePerson());
    const response = await page.goto(PRIVATE);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    expect(response?.headers()["cache-control"]).toContain("private");
  });

  test("is closed even if the page is left right after clicking log out", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.goto("/");
    await expectSignedIn(page);
    const { asked } = await holdFirstLogOut(page);
    await page.getByRole("button", { name: "Log out" }).click();
    await asked;
    await page.goto("/privacy");
    await expectSignedOut(page);
    await page.goto(PRIVATE);
    await expectLogIn(page);
  });

  test("is not shown by the back button after log-out", { tag: "@journey" }, async ({ page }) => {
    await logIn(page, await makePerson());
    await page.goto(PRIVATE);
    await page.getByRole("link", { name: "Farwork, all jobs" }).click();
    await expect(page).toHaveURL("/");
    await logOut(page);
    await page.evaluate(() => history.back());
    await expectLogIn(page);
  });

  test("disappears from another tab within two seconds of a log-out", async ({ page, context }) => {
    await logIn(page, await makePerson());
    const other = await context.newPage();
    await other.goto(PRIVATE);
    await expectPrivatePage(other);
    await page.bringToFront();
    await logOut(page);
    await expect(heading(other)).toHaveText("Log in", { timeout: 2000 });
  });

  test("does not reappear in another tab by going back in its history", async ({ page, context }) => {
    await logIn(page, await makePerson());
    const other = await context.newPage();
    await other.goto(PRIVATE);
    await expectSignedIn(other);
    await other.getByRole("link", { name: "Farwork, all jobs" }).click();
    await expect(other).toHaveURL("/");
    await logOut(page);
    await expectSignedOut(other);
    await other.goBack();
    await expectLogIn(other);
  });

  test("appears within two seconds of a log-in in another tab", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expectSignedOut(other);
    await logInByForm(page, await makePerson());
    await expect(other.getByRole("link", { name: "Dashboard" })).toBeVisible({ timeout: 2000 });
  });

  test("shows the log-in to a disabled account, which is also logged out here", async ({ page }) => {
    const person = await makePerson();
    await logIn(page, person);
    await page.goto("/robots.txt");
    await withIdentityService((auth) => auth.updateUser(person.uid, { disabled: true }));
    await page.goto(PRIVATE);
    await expectLogIn(page);
    await expect(page.getByText("Your session has ended")).toBeVisible();
    await expectSignedOut(page);
  });

  test("shows the log-in after a password change elsewhere", async ({ page }) => {
    const person = await makePerson();
    await logIn(page, person);
    // Tokens are revoked by the second, so wait for the next one.
    const signedInBy = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(signedInBy);
    // An open page would notice and navigate away.
    await page.goto("/robots.txt");
    await withIdentityService((auth) => auth.updateUser(person.uid, { password: "another horse" }));
    await page.goto(PRIVATE);
    await expectLogIn(page);
    await expect(page.getByText("Your session has ended")).toBeVisible();
  });

  test("shows the log-in for a forged cookie", async ({ page }) => {
    for (const value of ["forged", "a.b.c", "x".repeat(4000)]) {
      await giveSessionCookie(page, value);
      await page.goto(PRIVATE);
      await expectLogIn(page);
    }
  });

  test("never shows another person's session", async ({ page, context }) => {
    const [ada, grace] = await Promise.all([makePerson("Ada"), makePerson("Grace")]);
    await logIn(page, ada);
    const other = await context.newPage();
    await other.goto(PRIVATE);
    await expectPrivatePage(other);
    const adasPage = await other.getByRole("main").elementHandle();
    await logOut(page);
    await logIn(page, grace);
    await expect.poll(() => adasPage?.isVisible()).toBe(false);
    await expectPrivatePage(other);
  });
});

test("a private page is a 503 if the backend cannot check the session", async ({ page }) => {
  const server = await startWebServer({ FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${await findFreePort()}` });
  await giveSessionCookie(page, "a.b.c", server.site);
  const response = await page.goto(`${server.site}${PRIVATE}`);
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText("This page can’t be reached right now");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", PRIVATE);
  await server.stop();
});

test("a private page loaded too often is a 429 with the time to wait", async ({ page }) => {
  const functions = await startLocalServer((_request, response) =>
    response
      .writeHead(429, { "content-type": "application/json" })
      .end(
        '{"error":{"status":"RESOURCE_EXHAUSTED","message":"resource-exhausted","details":{"field":"rate"}}}',
      ),
  );
  const server = await startWebServer({ FUNCTIONS_EMULATOR_HOST: functions.address });
  await giveSessionCookie(page, "a.b.c", server.site);
  const response = await page.goto(`${server.site}${PRIVATE}`);
  expect([response?.status(), response?.headers()["retry-after"]]).toEqual([429, "5"]);
  await expect(heading(page)).toHaveText("Too many requests");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", PRIVATE);
  await server.stop();
  await functions.stop();
});
