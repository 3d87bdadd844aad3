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

/** A visitor in a browser of their own; `options` stand in for what is unlike everybody's. */
export function visit(options: ClientOptions = {}): Client {
  return openVisitor(randomUUID(), options);
}

/** An address nobody else has. */
export function inventEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Somebody who has just signed up. */
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
 * The Auth emulator reads its clock twice at a sign-up. Where a second ends in between, the sign-in is older than the
 * account's password and counts as revoked; one made afterwards does not.
 */
async function replaceRevokedSignIn({ browser, email, uid }: Person): Promise<void> {
  const { tokensValidAfterTime = "" } = await getAuth(getApp(PROJECT)).getUser(uid);
  const beganAt = readClaims(await askToken(browser)).auth_time * 1000;
  if (beganAt < Date.parse(tokensValidAfterTime)) await logIn(browser, { email, password: PASSWORD });
}

/** The ID token of whoever is signed in in a browser. */
export async function askToken(browser: Client): Promise<string> {
  const user = getBrowserAuth(browser.app).currentUser;
  if (!user) throw new Error("Nobody is signed in here.");
  return user.getIdToken();
}

/** A token of a sign-in of somebody's that is in use since so many seconds ago. */
export async function askAgedToken({ browser, uid }: Person, seconds: number): Promise<string> {
  const token = age(await askToken(browser), seconds);
  const signIns = { [readClaims(token).auth_time]: { usedOn: Timestamp.now() } };
  const records = getFirestore(getApp(PROJECT)).doc(`signIns/${uid}`);
  await records.set({ signIns, endedBefore: 0 }, { merge: true });
  return token;
}

/** Somebody who has just signed up, with a session that `site`, the site's own server, had made for them. */
export async function arriveWithSession(site: Client) {
  const person = await arrive();
  return { ...person, ...(await createSession(site, await askToken(person.browser))) };
}

/** Sign-ins are told apart, and revoked, by whole seconds: what begins after this is in another one. */
export async function waitForNextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Math.floor(Date.now() / 1000) > second, { timeout: 2000, interval: 20 });
}

/** Has an account made in another way go with the others. */
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
 * The database of everybody who arrives in this test file, or in the group of tests that opens it. After the last test
 * they leave the backend with what they kept, and it is closed; what was to be tidied up later than this call comes
 * first.
 */
export function openSharedDatabase(): Firestore {
  const database = openDatabase(PROJECT);
  afterAll(async () => {
    // One by one: for all that leave at once the functions emulator would start as many processes.
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
