import { type BrowserContext, expect, type Page, test } from "@playwright/test";

import { findFreePort, startOwnWebServer } from "./own-web-server.ts";
import { expectSignedIn, expectSignedOut, logIn, logOut, makePerson, withIdentityService } from "./people.ts";

const PRIVATE = "/dashboard";
const MONTH_SECONDS = 30 * 24 * 60 * 60;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectLogIn(page: Page, next = PRIVATE): Promise<void> {
  await expect(heading(page)).toHaveText("Log in");
  expect(new URL(page.url()).searchParams.get("next") ?? PRIVATE).toBe(next);
}

async function expectPrivatePage(page: Page): Promise<void> {
  await expect(page).toHaveURL(PRIVATE);
  await expect(heading(page)).not.toHaveText("Log in");
}

async function readCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "__session");
}

/** Empties what the identity service keeps in the browser, as a cleaning tool would. */
async function forgetSignIn(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  });
}

test.describe("the session cookie", () => {
  test("lasts 30 days, on path /, out of scripts' reach, secure and strictly same-site", async ({ page }) => {
    const before = Date.now() / 1000;
    const answered = page.waitForResponse("**/api/session");
    await logIn(page, await makePerson());
    const headers = await (await answered).allHeaders();
    expect(headers["set-cookie"]).toMatch(
      /^__session=[^;]+; Path=\/; Expires=[^;]+; Max-Age=2592000; Secure; HttpOnly; SameSite=strict$/i,
    );
    expect(headers["cache-control"]).toBe("no-store");
    const cookie = await readCookie(page.context());
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, secure: true, sameSite: "Strict" });
    expect(Math.abs((cookie?.expires ?? 0) - before - MONTH_SECONDS)).toBeLessThan(120);
  });

  test("is cleared on log-out", async ({ page }) => {
    await logIn(page, await makePerson());
    await logOut(page);
    expect(await readCookie(page.context())).toBeUndefined();
    await expectSignedOut(page);
  });

  test("is neither set nor cleared for a page of another site, nor for a token that is none", async ({
    request,
  }) => {
    for (const method of ["POST", "DELETE"]) {
      const foreign = await request.fetch("/api/session", {
        method,
        headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      });
      expect([foreign.status(), await foreign.json()]).toEqual([
        403,
        { error: { code: "permission-denied" } },
      ]);
      expect(foreign.headers()["set-cookie"]).toBeUndefined();
    }
    for (const authorization of ["", "Bearer x", `Bearer ${"x".repeat(9000)}`, "Bearer a.b.c"]) {
      const refused = await request.post("/api/session", {
        headers: { "sec-fetch-site": "same-origin", authorization },
      });
      expect([refused.status(), await refused.json()]).toEqual([401, { error: { code: "unauthenticated" } }]);
      expect(refused.headers()["cache-control"]).toBe("no-store");
    }
  });

  test("is set again while the product is used, once it is over a day old", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem("farwork.session") ?? "{}");
      localStorage.setItem(
        "farwork.session",
        JSON.stringify({ ...record, openedAt: Date.now() - 90_000_000 }),
      );
    });
    const renewed = page.waitForResponse("**/api/session");
    await page.goto("/");
    expect((await renewed).status()).toBe(204);
  });
});

test.describe("a private page", () => {
  test("is never kept by anybody's cache, with a session or without", async ({ page, request }) => {
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

  test("is not shown by the back button after log-out", async ({ page }) => {
    await logIn(page, await makePerson());
    await page.goto(PRIVATE);
    await page.getByRole("link", { name: "Farwork, all jobs" }).click();
    await expect(page).toHaveURL("/");
    await logOut(page);
    await page.goBack();
    await expectLogIn(page);
  });

  test("is taken from another tab within two seconds of a log-out", async ({ page, context }) => {
    await logIn(page, await makePerson());
    const other = await context.newPage();
    await other.goto(PRIVATE);
    await expectPrivatePage(other);
    await page.bringToFront();
    await logOut(page);
    await expect(heading(other)).toHaveText("Log in", { timeout: 2000 });
  });

  test("is not brought up again in another tab by the way back through its own history", async ({
    page,
    context,
  }) => {
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

  test("follows a log-in in another tab within two seconds", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expectSignedOut(other);
    await logIn(page, await makePerson());
    await expect(other.getByRole("link", { name: "Dashboard" })).toBeVisible({ timeout: 2000 });
  });

  test("shows the log-in to a disabled account, which is then logged out here as well", async ({ page }) => {
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
    // Tokens are revoked by the second: this sign-in's has to be over.
    const signedInBy = Math.floor(Date.now() / 1000);
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(signedInBy);
    await withIdentityService((auth) => auth.updateUser(person.uid, { password: "another horse" }));
    await page.goto(PRIVATE);
    await expectLogIn(page);
    await expect(page.getByText("Your session has ended")).toBeVisible();
  });

  test("shows the log-in for a forged cookie", async ({ page, context, baseURL }) => {
    const url = baseURL ?? "";
    for (const value of ["forged", "a.b.c", "x".repeat(4000)]) {
      await context.addCookies([{ name: "__session", value, url, secure: true, sameSite: "Strict" }]);
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
    await expectPrivatePage(other);
    expect(await adasPage?.isVisible()).toBe(false);
  });
});

test("a private page says so, in a 503, where the backend cannot tell whose it is", async ({
  page,
  context,
}) => {
  const server = await startOwnWebServer({ FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${await findFreePort()}` });
  await context.addCookies([{ name: "__session", value: "a.b.c", url: server.site, secure: true }]);
  const response = await page.goto(`${server.site}${PRIVATE}`);
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText("Your page can’t be reached just now");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", PRIVATE);
  await server.stop();
});

test.describe("a session heals", () => {
  test("where the browser forgot the sign-in but kept the cookie: the log-in, once", async ({ page }) => {
    await logIn(page, await makePerson());
    await forgetSignIn(page);
    await page.goto(PRIVATE);
    await expectLogIn(page);
    expect(await readCookie(page.context())).toBeUndefined();
    await expectSignedOut(page);
  });

  test("where the cookie is gone but not the sign-in: on to the page that was asked for", async ({
    page,
    context,
  }) => {
    await logIn(page, await makePerson());
    await context.clearCookies({ name: "__session" });
    await page.goto(`${PRIVATE}?utm_source=mail`);
    await expect(page).toHaveURL(`${PRIVATE}?utm_source=mail`);
    expect(await readCookie(context)).toBeDefined();
  });

  test("where a link in a mail led here, with which no strict cookie is sent", async ({ page, baseURL }) => {
    await logIn(page, await makePerson());
    await page.route("https://mail.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<a href="${baseURL}${PRIVATE}">Your jobs</a>` }),
    );
    await page.goto("https://mail.example/");
    await page.getByRole("link", { name: "Your jobs" }).click();
    await expectPrivatePage(page);
    await expectSignedIn(page);
  });

  test("nowhere in a loop: a browser that keeps no cookie is told so", async ({ page }) => {
    await page.route("**/api/session", async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies({ name: "__session" });
      await route.fulfill({ response, headers: {} });
    });
    const visits: string[] = [];
    page.on("framenavigated", (frame) => visits.push(frame.url()));
    await page.goto("/log-in");
    const person = await makePerson();
    await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("keeps no cookies")).toBeVisible();
    expect(visits.length).toBeLessThan(10);
  });
});
