import { expect, type Page } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { expectSignedOut, logIn, logInByForm, logOut, makePerson, readSessionCookie } from "./people.ts";
import { test } from "./watched-test.ts";

const { siteUrl, emulators } = readE2eEnvironment(process.env);
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Makes the session look over five minutes old, on a page that does not renew it. */
async function ageSession(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem("farwork.session") ?? "{}");
    localStorage.setItem("farwork.session", JSON.stringify({ ...record, openedAt: Date.now() - 301_000 }));
  });
}

test.describe("the session cookie", () => {
  test("lasts 30 days, on path /, HttpOnly, Secure and SameSite=Strict", async ({ page }) => {
    const before = Date.now() / 1000;
    const answered = page.waitForResponse("**/api/session");
    await logInByForm(page, await makePerson());
    const headers = await (await answered).allHeaders();
    // Next to it is the device cookie, so that the next log-in is not reported by email.
    expect(headers["set-cookie"]?.split("\n")).toEqual([
      expect.stringMatching(
        /^__Host-session=[^;]+; Path=\/; Expires=[^;]+; Max-Age=2592000; Secure; HttpOnly; SameSite=strict$/i,
      ),
      expect.stringMatching(
        /^__Host-device=[^;]+; Path=\/; Expires=[^;]+; Max-Age=34560000; Secure; HttpOnly; SameSite=strict$/i,
      ),
    ]);
    expect(headers["cache-control"]).toBe("no-store");
    const cookie = await readSessionCookie(page.context());
    expect(cookie).toMatchObject({ path: "/", httpOnly: true, secure: true, sameSite: "Strict" });
    expect(Math.abs((cookie?.expires ?? 0) - before - MONTH_SECONDS)).toBeLessThan(120);
  });

  test("and its content are in no URL of ours, nor is an email address", async ({ page }) => {
    const person = await makePerson();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(decodeURIComponent(request.url())));
    await logInByForm(page, person);
    for (const path of ["/profile", "/account", "/saved"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await logOut(page);
    const ours = asked.filter((url) => url.startsWith(siteUrl) || url.includes(emulators.functions));
    expect(ours.length).toBeGreaterThan(10);
    // Every such token starts with "eyJ": {" in base64.
    expect(ours.filter((url) => url.includes(person.email) || /eyJ[\w-]{20}/.test(url))).toEqual([]);
  });

  test("is cleared on log-out", async ({ page }) => {
    await logIn(page, await makePerson());
    await logOut(page);
    expect(await readSessionCookie(page.context())).toBeUndefined();
    await expectSignedOut(page);
  });

  test("is neither set nor cleared for another site's page or an invalid token", async ({ request }) => {
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

  test("is renewed during use once it is over five minutes old", async ({ page }) => {
    await logIn(page, await makePerson());
    await ageSession(page);
    const renewed = page.waitForResponse("**/api/session");
    await page.goto("/");
    expect((await renewed).status()).toBe(204);
  });

  test("is not renewed by a tab that was renewing it when another one logged out", async ({
    page,
    context,
  }) => {
    await logIn(page, await makePerson());
    await ageSession(page);
    const other = await context.newPage();
    const slow = Promise.withResolvers<void>();
    await other.route("**/api/session", async (route) => {
      await slow.promise;
      await route.continue();
    });
    const asked = other.waitForRequest("**/api/session");
    await other.goto("/");
    await asked;
    const renewed = other.waitForResponse("**/api/session");
    await page.goto("/");
    await page.getByRole("button", { name: "Log out" }).click();
    const leaving = page.getByRole("button", { name: "Logging out" });
    await expect(leaving.or(page.getByRole("banner").getByRole("link", { name: "Log in" }))).toBeVisible();
    slow.resolve();
    await renewed;
    await expectSignedOut(page);
    expect(await readSessionCookie(context)).toBeUndefined();
  });
});
