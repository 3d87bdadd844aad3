import { randomUUID } from "node:crypto";

import { type BrowserContext, expect, type Page } from "@playwright/test";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";

import { signBrowserIn } from "./sign-in.ts";

/** A person with an account, used by a single test. */
export type Person = { readonly uid: string; readonly email: string; readonly password: string };

/** The first call of a function waits for its worker to start, possibly on a busy machine. */
export const FIRST_ANSWERS = { timeout: 25_000 };

export type Credentials = Pick<Person, "email" | "password">;

/** A unique address and password. */
export function inventCredentials(): Credentials {
  return { email: `${randomUUID()}@example.com`, password: "correct horse" };
}

/** Creates an account like the identity service's console, which has never visited a page. */
export async function makePerson(displayName = "Ada"): Promise<Person> {
  const credentials = inventCredentials();
  const { uid } = await withIdentityService((auth) => auth.createUser({ ...credentials, displayName }));
  return { uid, ...credentials };
}

/** An operator. */
export async function makeOperator(): Promise<Person> {
  const person = await makePerson();
  await withIdentityService((auth) => auth.setCustomUserClaims(person.uid, { admin: true }));
  return person;
}

/** Uses the admin API for accounts, at FIREBASE_AUTH_EMULATOR_HOST. */
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

/** Logs in with the form; resolves on the target page, by default the dashboard. */
export async function logInByForm(page: Page, person: Credentials, next = "/dashboard"): Promise<void> {
  await page.goto(`/log-in?${new URLSearchParams({ next })}`);
  await fillLogIn(page, person);
  await expect(page).toHaveURL(next, FIRST_ANSWERS);
}

/** Logs in without the form by restoring the browser's stored state, then opens a page, by default the dashboard. */
export async function logIn(page: Page, person: Credentials, next = "/dashboard"): Promise<void> {
  await signBrowserIn(page, person);
  await page.goto(next);
  await expect(page).toHaveURL(next, FIRST_ANSWERS);
}

/** Sign-ins of the same second are the same. */
export async function waitForNextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
}

/** Logs out with the header, at any width. */
export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  // A full page load: continuing earlier would interrupt the navigation.
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
 * Sets a session cookie by script, as Playwright rejects its name without https, although browsers accept it on
 * localhost. Leaves the browser on a page without code.
 */
export async function giveSessionCookie(page: Page, value: string, site = ""): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((cookie) => {
    document.cookie = cookie;
  }, `__Host-session=${value}; Path=/; Secure; SameSite=Strict`);
}

/** The session cookie in the browser. */
export async function readSessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "__Host-session");
}
