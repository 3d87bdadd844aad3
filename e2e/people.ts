import { randomUUID } from "node:crypto";

import { type BrowserContext, expect, type Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";

import { signBrowserIn } from "./sign-in.ts";

/** Somebody with an account, whom only one test knows. */
export type Person = { readonly uid: string; readonly email: string; readonly password: string };

/** The first to ask a function waits for its worker to start, on a machine that may be busy. */
export const FIRST_ANSWERS = { timeout: 25_000 };

export type Credentials = Pick<Person, "email" | "password">;

/** An address and a password nobody has used. */
export function inventCredentials(): Credentials {
  return { email: `${randomUUID()}@example.com`, password: "correct horse" };
}

/** Makes an account as the identity service's own console would: no page has been visited with it. */
export async function makePerson(displayName = "Ada"): Promise<Person> {
  const credentials = inventCredentials();
  const { uid } = await withIdentityService((auth) => auth.createUser({ ...credentials, displayName }));
  return { uid, ...credentials };
}

/** Somebody who may see where the feeds stand. */
export async function makeOperator(): Promise<Person> {
  const person = await makePerson();
  await withIdentityService((auth) => auth.setCustomUserClaims(person.uid, { admin: true }));
  return person;
}

/** Does something to accounts as their keeper, by the address in FIREBASE_AUTH_EMULATOR_HOST. */
export async function withIdentityService<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
  const app = initializeApp({}, randomUUID());
  try {
    return await work(getAuth(app));
  } finally {
    await deleteApp(app);
  }
}

export async function fillLogIn(page: Page, { email, password }: Credentials) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

/** Logs in by the page; comes back where that leads, the dashboard unless told otherwise. */
export async function logInByForm(page: Page, person: Credentials, next = "/dashboard"): Promise<void> {
  await page.goto(`/log-in?${new URLSearchParams({ next })}`);
  await fillLogIn(page, person);
  await expect(page).toHaveURL(next, FIRST_ANSWERS);
}

/**
 * Logs in without the log-in page, for tests of what comes after it: the browser is given what it would have kept. Then
 * opens a page, the dashboard unless told otherwise.
 */
export async function logIn(page: Page, person: Credentials, next = "/dashboard"): Promise<void> {
  await signBrowserIn(page, person);
  await page.goto(next);
  await expect(page).toHaveURL(next, FIRST_ANSWERS);
}

/** What began in the same second is one sign-in. */
export async function waitForNextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
}

/** Logs out by the header, at whatever width. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  // A page loaded as a whole: who goes on before it is there takes the browser from one navigation to another.
  const home = page.waitForResponse(
    (response) => response.request().isNavigationRequest() && new URL(response.url()).pathname === "/",
  );
  await page.getByRole("button", { name: "Log out" }).click();
  await (await home).finished();
  await page.waitForLoadState();
  await expectSignedOut(page);
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
}

/**
 * Gives a browser that has none a session cookie, as a script of the site's could. The test tool's own way refuses its
 * name without https, which browsers take from this computer all the same. Leaves the page on one that has no code.
 */
export async function giveSessionCookie(page: Page, value: string, site = ""): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((cookie) => {
    document.cookie = cookie;
  }, `__Host-session=${value}; Path=/; Secure; SameSite=Strict`);
}

/** The cookie by which the site's server knows a person, as the browser keeps it. */
export async function readSessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "__Host-session");
}
