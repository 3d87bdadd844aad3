import { randomUUID } from "node:crypto";

import { type Client, type ClientOptions, createSession, logIn, signUp } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { getAuth as getBrowserAuth } from "firebase/auth";
import { afterAll, vi } from "vitest";

import { openDatabase, openVisitor, PROJECT } from "./emulators.ts";
import { age, readClaims } from "./tokens.ts";

export const PASSWORD = "correct horse";

export interface Person {
  /** The browser they signed up in, still signed in. */
  readonly browser: Client;
  readonly email: string;
  readonly uid: string;
}

const arrived: string[] = [];

/** A visitor in their own browser; `options` override the defaults. */
export function visit(options: ClientOptions = {}): Client {
  return openVisitor(randomUUID(), options);
}

/** A unique address. */
export function inventEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A person who just signed up. */
export async function arrive(displayName = "Ada", options: ClientOptions = {}): Promise<Person> {
  const email = inventEmail();
  const browser = visit(options);
  const outcome = await signUp(browser, { email, password: PASSWORD, displayName });
  if (!outcome.success) throw new Error(outcome.error);
  const person = { browser, email, uid: outcome.account.uid };
  expectToLeave(person.uid);
  await replaceRevokedSignIn(person);
  return person;
}

/**
 * The Auth emulator reads its clock twice during sign-up. If a second passes in between, the sign-in is older than the
 * account's password and counts as revoked; a later one does not.
 */
async function replaceRevokedSignIn({ browser, email, uid }: Person): Promise<void> {
  const { tokensValidAfterTime = "" } = await getAuth(getApp(PROJECT)).getUser(uid);
  const beganAt = readClaims(await askToken(browser)).auth_time * 1000;
  if (beganAt < Date.parse(tokensValidAfterTime)) await logIn(browser, { email, password: PASSWORD });
}

/** The ID token of the person signed in in a browser. */
export async function askToken(browser: Client): Promise<string> {
  const user = getBrowserAuth(browser.app).currentUser;
  if (!user) throw new Error("Nobody is signed in here.");
  return user.getIdToken();
}

/** A token of a sign-in that started a number of seconds ago. */
export async function askAgedToken({ browser, uid }: Person, seconds: number): Promise<string> {
  const token = age(await askToken(browser), seconds);
  const signIns = { [readClaims(token).auth_time]: { usedOn: Timestamp.now() } };
  const records = getFirestore(getApp(PROJECT)).doc(`signIns/${uid}`);
  await records.set({ signIns, endedBefore: 0 }, { merge: true });
  return token;
}

/** A person who just signed up, with a session created by `site`, the site's server. */
export async function arriveWithSession(site: Client) {
  const person = await arrive();
  return { ...person, ...(await createSession(site, await askToken(person.browser))) };
}

/** Sign-ins are identified and revoked by whole seconds, so wait for the next one. */
export async function waitForNextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Math.floor(Date.now() / 1000) > second, { timeout: 2000, interval: 20 });
}

/** Also deletes an account created in another way. */
export function expectToLeave(uid: string): void {
  arrived.push(uid);
}

const PLACES = [
  "users",
  "stripeCustomers",
  "billing",
  "mailPreferences",
  "hiddenEntries",
  "alertDeliveries",
  "signIns",
];

/**
 * The database for the people of a test file or group. After its last test, their accounts and data are deleted and it
 * is closed, after clean-up registered later than this call.
 */
export function openSharedDatabase(): Firestore {
  const database = openDatabase(PROJECT);
  afterAll(async () => {
    // One by one, as the functions emulator would start a process for each.
    for (const uid of arrived) {
      await getAuth(getApp(PROJECT)).deleteUsers([uid]);
      await Promise.all(
        PLACES.map((collection) => database.recursiveDelete(database.doc(`${collection}/${uid}`))),
      );
    }
    await database.terminate();
  });
  return database;
}
