import { expect, type Page } from "@playwright/test";

import { expectSignedIn, expectSignedOut, logIn, makePerson, readSessionCookie } from "./people.ts";
import { expectLogIn, expectPrivatePage, PRIVATE } from "./private-page.ts";
import { test } from "./watched-test.ts";

/** Clears the identity service's data in the browser, like a cleaning tool. */
async function forgetSignIn(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
  });
}

test.describe("a session recovers", () => {
  test("if the browser lost the sign-in but kept the cookie: the log-in, once", async ({ page }) => {
    await logIn(page, await makePerson());
    await forgetSignIn(page);
    await page.goto(PRIVATE);
    await expectLogIn(page);
    expect(await readSessionCookie(page.context())).toBeUndefined();
    await expectSignedOut(page);
  });

  test("if the cookie is gone but not the sign-in: the requested page", async ({ page, context }) => {
    await logIn(page, await makePerson());
    await context.clearCookies({ name: "__Host-session" });
    await page.goto(`${PRIVATE}?utm_source=mail`);
    await expect(page).toHaveURL(`${PRIVATE}?utm_source=mail`);
    expect(await readSessionCookie(context)).toBeDefined();
  });

  test("if an email link led here, with which no strict cookie is sent", async ({ page, baseURL }) => {
    await logIn(page, await makePerson());
    await page.route("https://mail.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<a href="${baseURL}${PRIVATE}">Your jobs</a>` }),
    );
    await page.goto("https://mail.example/");
    await page.getByRole("link", { name: "Your jobs" }).click();
    await expectPrivatePage(page);
    await expectSignedIn(page);
  });

  test("without a redirect loop: a browser that blocks cookies gets a message", async ({ page }) => {
    await page.route("**/api/session", async (route) => {
      const response = await route.fetch();
      await page.context().clearCookies({ name: "__Host-session" });
      await route.fulfill({ response, headers: {} });
    });
    const visits: string[] = [];
    page.on("framenavigated", (frame) => visits.push(frame.url()));
    await page.goto("/log-in");
    const person = await makePerson();
    await page.getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("blocks cookies")).toBeVisible();
    expect(visits.length).toBeLessThan(10);
  });
});
