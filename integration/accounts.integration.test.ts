import { type Client, fetchUserData, logIn, logOut, type Session, signUp, watchSession } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { needAddress, openDatabase, openVisitor, PROJECT } from "./emulators.ts";

const email = (name: string) => `${name}-${Date.now()}@example.com`;
const password = "correct horse";
const made: string[] = [];

let database: Firestore;
beforeAll(() => {
  needAddress("FIREBASE_AUTH_EMULATOR_HOST");
  database = openDatabase(PROJECT);
});
afterAll(async () => {
  await getAuth(getApp(PROJECT)).deleteUsers(made);
  await Promise.all(made.map((uid) => database.doc(`users/${uid}`).delete()));
  await database.terminate();
});

/** Signs up and remembers the account for the cleaning; fails the test where that fails. */
async function makeAccount(visitor: Client, address: string, displayName?: string) {
  const outcome = await signUp(visitor, {
    email: address,
    password,
    ...(displayName ? { displayName } : {}),
  });
  if (!outcome.success) throw new Error(outcome.error);
  made.push(outcome.account.uid);
  return outcome;
}

describe("signing up", () => {
  it("makes the account, its name and its document, under the rules that ship", async () => {
    const visitor = openVisitor("sign-up");
    const address = email("ada");
    const outcome = await makeAccount(visitor, address, "Ada");
    expect(outcome).toEqual({
      success: true,
      account: { uid: expect.any(String), email: address, displayName: "Ada" },
    });
    const data = await fetchUserData(visitor, outcome.account.uid);
    expect(data).toMatchObject({
      success: true,
      user: { uid: outcome.account.uid, email: address, displayName: "Ada", paymentPlanSelected: false },
    });
    expect(data.success && data.user.createdAt).toBeInstanceOf(Date);
  });

  it("makes a document for an account with a name longer than the rules take", async () => {
    const visitor = openVisitor("long-name");
    const outcome = await makeAccount(visitor, email("long-name"), "Ada".repeat(50));
    expect(outcome).not.toHaveProperty("profileError");
    const stored = await database.doc(`users/${outcome.account.uid}`).get();
    expect(stored.get("displayName")).toBe("Ada".repeat(50).slice(0, 100));
  });

  it("does without a name", async () => {
    const visitor = openVisitor("nameless");
    const { account } = await makeAccount(visitor, email("nameless"));
    const stored = await database.doc(`users/${account.uid}`).get();
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual([
      "createdAt",
      "email",
      "paymentPlanSelected",
      "uid",
      "updatedAt",
    ]);
  });

  it("Sign-up or login fails: success false with the identity service message", async () => {
    const visitor = openVisitor("twice");
    const address = email("twice");
    await makeAccount(visitor, address);
    expect(await signUp(visitor, { email: address, password })).toEqual({
      success: false,
      code: "auth/email-already-in-use",
      error: expect.stringContaining("auth/email-already-in-use"),
    });
    expect(await logIn(visitor, { email: address, password: "wrong" })).toMatchObject({
      success: false,
      error: expect.stringContaining("auth/"),
    });
  });
});

describe("logging in", () => {
  it("makes the user document that an earlier sign-up could not make", async () => {
    const visitor = openVisitor("healing");
    const address = email("healing");
    const { account } = await makeAccount(visitor, address);
    await database.doc(`users/${account.uid}`).delete();
    expect(await fetchUserData(visitor, account.uid)).toEqual({
      success: false,
      error: "Failed to fetch user data",
    });
    expect(await logIn(visitor, { email: address, password })).toMatchObject({ success: true });
    expect(await fetchUserData(visitor, account.uid)).toMatchObject({
      success: true,
      user: { email: address },
    });
  });

  it("leaves a user document that is there as it is", async () => {
    const visitor = openVisitor("again");
    const address = email("again");
    const { account } = await makeAccount(visitor, address);
    const before = await database.doc(`users/${account.uid}`).get();
    await logOut(visitor);
    await logIn(visitor, { email: address, password });
    expect((await database.doc(`users/${account.uid}`).get()).updateTime).toEqual(before.updateTime);
  });
});

describe("the session", () => {
  it("is told from the start, through sign-up with the name, to log-out", async () => {
    const visitor = openVisitor("session");
    const sessions: Session[] = [];
    const stop = watchSession(visitor, (session) => sessions.push(session));
    await vi.waitFor(() => expect(sessions).toEqual([{ status: "signed-out" }]));
    const { account } = await makeAccount(visitor, email("session"), "Sam");
    await vi.waitFor(() => expect(sessions.at(-1)).toEqual({ status: "signed-in", account }));
    expect(await logOut(visitor)).toEqual({ success: true });
    await vi.waitFor(() => expect(sessions.at(-1)).toEqual({ status: "signed-out" }));
    stop();
  });

  it("keeps one person's document from another", async () => {
    const { account } = await makeAccount(openVisitor("one"), email("one"));
    const other = openVisitor("other");
    await makeAccount(other, email("other"));
    expect(await fetchUserData(other, account.uid)).toEqual({
      success: false,
      error: "You may not do this.",
    });
  });
});
