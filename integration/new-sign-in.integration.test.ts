import { randomUUID } from "node:crypto";

import {
  createSession,
  endSignIns,
  fetchJobMarks,
  logIn,
  readSession,
  sendPasswordReset,
  sendSignInLink,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { rateCountPath } from "../apps/functions/src/runtime/rate-limits/limit-account.ts";
import { RATE_LIMITS } from "../apps/functions/src/runtime/rate-limits/limits.ts";
import { needAddress, openVisitor, PROJECT } from "./emulators.ts";
import { datePasswords, readMailedCodes } from "./identity-service.ts";
import { readMails } from "./inbox.ts";
import {
  arrive,
  askToken,
  openSharedDatabase,
  PASSWORD,
  type Person,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { age, callWith, readClaims } from "./tokens.ts";

const database = openSharedDatabase();
/** The site's server, where nobody is signed in. */
const site = openVisitor("new-sign-in-site");
const refusal = { code: "unauthenticated" };

const open = async (browser: Person["browser"], device = randomUUID()) =>
  createSession(site, await askToken(browser), { browser: "Chrome", system: "Linux", device });
const readSubjects = async ({ email }: Person) =>
  (await readMails(email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith("New sign-in"));
const enter = async ({ email }: Person) => {
  const browser = visit();
  await waitForNextSecond();
  expect(await logIn(browser, { email, password: PASSWORD })).toMatchObject({ success: true });
  return browser;
};

/** A person who signed up in their own browser and, by default, confirmed their address. */
async function settle({ emailVerified = true } = {}): Promise<Person> {
  const ada = await arrive();
  await open(ada.browser);
  await getAuth(getApp(PROJECT)).updateUser(ada.uid, { emailVerified });
  return ada;
}

describe("a log-in in a new browser", () => {
  it("requires only the password: callables, database and site accept it at once", async () => {
    const ada = await settle();
    const browser = await enter(ada);
    expect(await fetchJobMarks(browser)).toEqual({ saved: [], applied: [] });
    const { account, signIns } = await readSession(site, { ...(await open(browser)), parts: ["signIns"] });
    expect(account.uid).toBe(ada.uid);
    expect(signIns.map(({ browser, system }) => [browser, system])).toEqual([
      ["Chrome", "Linux"],
      ["Chrome", "Linux"],
    ]);
  });

  it("is reported by one email, which says where it was and how to end it", async () => {
    const ada = await settle();
    const device = randomUUID();
    const browser = await enter(ada);
    await open(browser, device);
    await open(browser, device);
    expect(await readSubjects(ada)).toEqual(["New sign-in from Chrome on Linux"]);
    expect((await readMails(ada.email)).at(-1)?.text).toMatch(/\/account#sessions\n[^]*\/reset-password\n/);
  });

  it("is reported if its first session has no device, but a later one does", async () => {
    const ada = await settle();
    const browser = await enter(ada);
    await createSession(site, await askToken(browser));
    await open(browser);
    expect(await readSubjects(ada)).toHaveLength(1);
  });

  it("is reported by the first call that is not rate-limited", async () => {
    const ada = await settle();
    const browser = await enter(ada);
    const count = database.doc(rateCountPath(RATE_LIMITS.createSession, ada.uid, new Date()));
    await count.set({ calls: RATE_LIMITS.createSession.calls });
    await expect(open(browser)).rejects.toMatchObject({ code: "too-many-requests" });
    await count.delete();
    await open(browser);
    expect(await readSubjects(ada)).toHaveLength(1);
  });

  it("is not reported in a browser used before, nor when renewed", async () => {
    const ada = await settle();
    const device = randomUUID();
    await open(await enter(ada), device);
    await open(await enter(ada), device);
    await open(ada.browser);
    expect(await readSubjects(ada)).toHaveLength(1);
  });

  it("is reported in a browser only used with another account", async () => {
    const [ada, bob] = await Promise.all([settle(), settle()]);
    const device = randomUUID();
    await open(await enter(ada), device);
    await open(await enter(bob), device);
    expect(await readSubjects(bob)).toHaveLength(1);
  });

  it("is reported again after logging out everywhere else", async () => {
    const ada = await settle();
    const device = randomUUID();
    await open(await enter(ada), device);
    await waitForNextSecond();
    expect(await endSignIns(ada.browser, { which: "others", password: PASSWORD })).toEqual({ success: true });
    await open(await enter(ada), device);
    expect(await readSubjects(ada)).toHaveLength(2);
  });

  it("is only reported to a confirmed address", async () => {
    const ada = await settle({ emailVerified: false });
    await open(await enter(ada));
    expect(await readSubjects(ada)).toEqual([]);
    await getAuth(getApp(PROJECT)).updateUser(ada.uid, { emailVerified: true });
    await open(await enter(ada));
    expect(await readSubjects(ada)).toHaveLength(1);
  });

  it("is reported even if alerts are stopped, at most ten times a day, and works regardless", async () => {
    const ada = await settle();
    await database.doc(`mailPreferences/${ada.uid}`).set({ stoppedAt: Timestamp.now() });
    await database.doc(rateCountPath(RATE_LIMITS.newSignInMail, ada.uid, new Date())).set({ calls: 9 });
    await open(await enter(ada));
    expect((await open(await enter(ada))).sessionCookie).toBeTypeOf("string");
    expect(await readSubjects(ada)).toHaveLength(1);
  });

  it("sends no email for a known browser, however often", async () => {
    const ada = await settle();
    const device = randomUUID();
    await open(await enter(ada), device);
    await database.doc(rateCountPath(RATE_LIMITS.newSignInMail, ada.uid, new Date())).set({ calls: 9 });
    await open(await enter(ada), device);
    await open(await enter(ada), device);
    await open(await enter(ada));
    expect(await readSubjects(ada)).toHaveLength(2);
  });

  it("does not affect other emails, however often it is reported", async () => {
    const ada = await settle();
    await database.doc(rateCountPath(RATE_LIMITS.newSignInMail, ada.uid, new Date())).set({ calls: 10 });
    await open(await enter(ada));
    expect(await readSubjects(ada)).toEqual([]);
    expect(await sendPasswordReset(visit(), ada.email)).toEqual({ success: true });
    expect(await readMailedCodes(ada.email, "PASSWORD_RESET")).toHaveLength(1);
    const link = { email: ada.email, url: `${needAddress("SITE_URL")}/log-in/link` };
    expect(await sendSignInLink(visit(), link)).toEqual({ success: true });
    expect(await readMailedCodes(ada.email, "EMAIL_SIGNIN")).toHaveLength(1);
  });
});

describe("records from before sign-ins were the identity service's", () => {
  /** Ada's records in the old format, which only listed open sign-ins. */
  async function keepOldRecords(ada: Person, signIns: object) {
    const old = { signIns, browsers: {}, asked: {}, address: ada.email };
    await database.doc(`signIns/${ada.uid}`).set(old);
  }

  it("do not block logging in", async () => {
    const ada = await settle();
    for (const signIns of [{}, { "1": "of another form" }]) {
      await keepOldRecords(ada, signIns);
      const browser = await enter(ada);
      expect((await readSession(site, await open(browser))).account.uid).toBe(ada.uid);
      expect(await fetchJobMarks(browser)).toEqual({ saved: [], applied: [] });
    }
  });

  it("keep the listed sign-ins, and end others older than an hour", async () => {
    const ada = await settle();
    await datePasswords(ada.uid, new Date(0));
    const token = age(await askToken(ada.browser), 2 * 3600);
    await keepOldRecords(ada, {});
    await expect(createSession(site, token)).rejects.toMatchObject(refusal);
    await keepOldRecords(ada, { [readClaims(token).auth_time]: { usedOn: Timestamp.now() } });
    expect((await createSession(site, token)).sessionCookie).toBeTypeOf("string");
  });
});

it("allows old pages that ask whether a sign-in may continue, without granting anything", async () => {
  const ada = await settle();
  await endSignIns(await enter(ada), { which: "others" });
  const token = await askToken(ada.browser);
  expect(await callWith("confirmSignIn", token, { idToken: token, code: "012345" })).toEqual({
    result: { status: "confirmed", browserKey: expect.stringMatching(/^[\w-]{43}$/) },
  });
  await expect(createSession(site, token)).rejects.toMatchObject(refusal);
});
