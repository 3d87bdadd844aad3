import { fetchUserData, logIn, logOut, type Session, signUp, watchSession } from "@farwork/data";
import { FieldValue } from "firebase-admin/firestore";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";

import type { FaultyLink } from "../chaos/fault.ts";
import { openFaultyHttp } from "../chaos/faulty-http.ts";
import { findEmulators } from "./emulators.ts";
import { findDeafAddress, interceptRequests } from "./intercept.ts";
import { arrive, expectToLeave, inventEmail, openSharedDatabase, PASSWORD, visit } from "./people.ts";

const database = openSharedDatabase();
afterEach(() => {
  vi.unstubAllGlobals();
});

const readUser = (uid: string) => database.doc(`users/${uid}`).get();

const flaky: FaultyLink[] = [];
afterAll(() => Promise.all(flaky.map(({ close }) => close())));

/** A proxy of the identity service that aborts requests to paths containing `part`. */
async function openFlakyAuth(part: string): Promise<string> {
  const link = await openFaultyHttp(findEmulators().auth ?? "");
  flaky.push(link);
  await link.breakOff("reset", part);
  return link.address;
}

describe("signing up", () => {
  it("creates the account, its name and its document, under the production rules", async () => {
    const browser = visit();
    const email = inventEmail();
    const outcome = await signUp(browser, { email, password: PASSWORD, displayName: "Ada" });
    if (outcome.success) expectToLeave(outcome.account.uid);
    const uid = expect.any(String);
    expect(outcome).toMatchObject({
      success: true,
      account: { uid, email, displayName: "Ada" },
      user: { uid, email, displayName: "Ada", paymentPlanSelected: false, createdAt: expect.any(Date) },
    });
    expect(outcome).not.toHaveProperty("profileError");
  });

  it("creates a document for an account with a name longer than the rules allow", async () => {
    const { uid } = await arrive("Ada".repeat(50));
    expect((await readUser(uid)).get("displayName")).toBe("Ada".repeat(50).slice(0, 100));
  });

  it("works without a name", async () => {
    const { uid } = await arrive("");
    expect((await readUser(uid)).data()).not.toHaveProperty("displayName");
  });

  it("rereads the document if its customer is stored late", async () => {
    interceptRequests("/create-stripe-customer", async () => Response.json({ customerId: "cus_late" }));
    let reads = 0;
    interceptRequests("documents:batchGet", async (pass, body) => {
      const response = await pass();
      const uid = /users\/([^"]+)/.exec(body)?.[1] ?? "";
      if ((await response.clone().text()).includes('"found"') && (reads += 1) === 1)
        await database.doc(`users/${uid}`).update({ stripeCustomerId: "cus_late" });
      return response;
    });
    const outcome = await signUp(visit(), { email: inventEmail(), password: PASSWORD });
    if (outcome.success) expectToLeave(outcome.account.uid);
    expect(reads).toBe(2);
    expect(outcome).toMatchObject({ success: true, user: { stripeCustomerId: "cus_late" } });
  });

  it("keeps the name in the document if the identity service rejected it", async () => {
    const problems: string[] = [];
    const emulators = { ...findEmulators(), auth: await openFlakyAuth("/accounts:update") };
    const browser = visit({ emulators, onProblem: (problem) => problems.push(problem) });
    const outcome = await signUp(browser, { email: inventEmail(), password: PASSWORD, displayName: "Ada" });
    if (outcome.success) expectToLeave(outcome.account.uid);
    expect(outcome).toMatchObject({ success: true, user: { displayName: "Ada" } });
    expect(problems).toEqual(["The name could not be set"]);
  });

  it("succeeds even if the confirmation email could not be sent", async () => {
    const problems: string[] = [];
    const emulators = { ...findEmulators(), auth: await openFlakyAuth("/accounts:sendOobCode") };
    const browser = visit({ emulators, onProblem: (problem) => problems.push(problem) });
    const outcome = await signUp(browser, { email: inventEmail(), password: PASSWORD });
    if (outcome.success) expectToLeave(outcome.account.uid);
    expect(outcome).toMatchObject({ success: true, user: { stripeCustomerId: expect.any(String) } });
    expect(problems).toEqual(["The confirmation mail could not be sent"]);
  });

  it("gives the email to one of two concurrent sign-ups", async () => {
    const email = inventEmail();
    const outcomes = await Promise.all(
      [visit(), visit()].map((browser) => signUp(browser, { email, password: PASSWORD })),
    );
    const made = outcomes.filter((outcome) => outcome.success);
    made.forEach(({ account }) => expectToLeave(account.uid));
    expect(made).toHaveLength(1);
    expect(outcomes.find((outcome) => !outcome.success)).toMatchObject({ code: "auth/email-already-in-use" });
  });

  it("reports that the document could not be created for an existing account", async () => {
    const problems: string[] = [];
    const emulators = { ...findEmulators(), firestore: await findDeafAddress() };
    const browser = visit({ emulators, onProblem: (problem) => problems.push(problem) });
    const email = inventEmail();
    const outcome = await signUp(browser, { email, password: PASSWORD, displayName: "Ada" });
    if (outcome.success) expectToLeave(outcome.account.uid);
    expect(outcome).toEqual({
      success: true,
      account: { uid: expect.any(String), email, displayName: "Ada" },
      profileError: "The service cannot be reached. Check the connection and try again.",
    });
    expect(await logIn(visit(), { email, password: PASSWORD })).toMatchObject({
      success: true,
      user: { email, displayName: "Ada" },
    });
  });

  it("ends cleanly if the person signs out in between", async () => {
    const browser = visit({ onProblem: () => {} });
    const sessions: Session[] = [];
    watchSession(browser, (session) => {
      if (sessions.push(session) && session.status === "signed-in") void logOut(browser);
    });
    const outcome = await signUp(browser, { email: inventEmail(), password: PASSWORD, displayName: "Ada" });
    if (outcome.success) expectToLeave(outcome.account.uid);
    expect(outcome).toMatchObject({ success: true, account: { displayName: "Ada" } });
    await vi.waitFor(() => expect(sessions.at(-1)).toEqual({ status: "signed-out" }));
  });
});

describe("logging in", () => {
  it("uses passwords exactly as typed: any characters, any length, nothing cut or normalised", async () => {
    const email = inventEmail();
    const password = ` Zwölf "Kühe" 🐄 <b>und</b> ${"mehr ".repeat(40)}`;
    const outcome = await signUp(visit(), { email, password });
    if (!outcome.success) throw new Error(outcome.error);
    expectToLeave(outcome.account.uid);
    expect(await logIn(visit(), { email, password })).toMatchObject({ success: true });
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 128)])
      expect(await logIn(visit(), { email, password: other })).toMatchObject({ success: false });
  });

  it("creates the user document that an earlier sign-up could not create", async () => {
    const { browser, email, uid } = await arrive();
    await database.doc(`users/${uid}`).delete();
    expect(await logIn(browser, { email, password: PASSWORD })).toMatchObject({
      success: true,
      user: { uid, email, displayName: "Ada" },
    });
  });

  it("does not change an existing user document", async () => {
    const { browser, email, uid } = await arrive();
    const before = await readUser(uid);
    await logOut(browser);
    await logIn(browser, { email, password: PASSWORD });
    expect((await readUser(uid)).createTime).toEqual(before.createTime);
    expect((await readUser(uid)).get("updatedAt")).toEqual(before.get("updatedAt"));
  });

  it("uses the document that another tab created concurrently", async () => {
    const { browser, email, uid } = await arrive();
    await database.doc(`users/${uid}`).delete();
    let writes = 0;
    interceptRequests("documents:commit", async (pass) => {
      writes += 1;
      const now = FieldValue.serverTimestamp();
      const user = { uid, email, createdAt: now, updatedAt: now, paymentPlanSelected: false };
      await database.doc(`users/${uid}`).create({ ...user, jobTitle: "Chemist" });
      return pass();
    });
    const outcome = await logIn(browser, { email, password: PASSWORD });
    expect(writes).toBe(1);
    expect(outcome).toMatchObject({ success: true, user: { uid, jobTitle: "Chemist" } });
  });

  it("creates one document from many concurrent tabs", async () => {
    const { email, uid } = await arrive();
    await database.doc(`users/${uid}`).delete();
    const tabs = Array.from({ length: 5 }, () => visit());
    const outcomes = await Promise.all(tabs.map((tab) => logIn(tab, { email, password: PASSWORD })));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ success: true, user: { uid } });
  });
});

describe("the session", () => {
  it("is reported from the start, through sign-up with the name, to log-out", async () => {
    const browser = visit();
    const sessions: Session[] = [];
    const stop = watchSession(browser, (session) => sessions.push(session));
    await vi.waitFor(() => expect(sessions).toEqual([{ status: "signed-out" }]));
    const outcome = await signUp(browser, { email: inventEmail(), password: PASSWORD, displayName: "Sam" });
    if (!outcome.success) throw new Error(outcome.error);
    const { account } = outcome;
    expectToLeave(account.uid);
    await vi.waitFor(() => expect(sessions.at(-1)).toEqual({ status: "signed-in", account }));
    expect(await logOut(browser)).toEqual({ success: true });
    await vi.waitFor(() => expect(sessions.at(-1)).toEqual({ status: "signed-out" }));
    stop();
  });

  it("keeps one person's document from another", async () => {
    const [ada, bob] = await Promise.all([arrive("Ada"), arrive("Bob")]);
    expect(await fetchUserData(bob.browser, ada.uid)).toEqual({
      success: false,
      error: "You may not do this.",
    });
  });
});
