import { type Client, createSession, endSession, logIn, readSession } from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { describe, expect, it } from "vitest";

import { openVisitor, PROJECT } from "./emulators.ts";
import {
  arrive,
  arriveWithSession,
  askToken,
  openSharedDatabase,
  PASSWORD,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { encode, readClaims, reclaim } from "./tokens.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The site's server, where nobody is signed in. */
const site = openVisitor("site");

const database = openSharedDatabase();

describe("a session cookie", () => {
  it("is created from an ID token for fourteen days, and identifies its owner", async () => {
    const before = Date.now();
    const ada = await arriveWithSession(site);
    expect(ada.expiresAt.getTime() - before).toBeGreaterThanOrEqual(14 * DAY_MS);
    expect(ada.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(14 * DAY_MS);
    expect(await readSession(site, { sessionCookie: ada.sessionCookie })).toEqual({
      account: { uid: ada.uid, email: ada.email, displayName: "Ada" },
      saved: [],
      applied: [],
      lists: {},
      signIns: [],
    });
  });

  it("is renewed during use, while the earlier one stays valid", async () => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const renewed = await createSession(site, await askToken(ada.browser));
    for (const { sessionCookie } of [ada, renewed]) {
      const { account } = await readSession(site, { sessionCookie });
      expect(account.uid).toBe(ada.uid);
    }
    expect(renewed.expiresAt > ada.expiresAt).toBe(true);
  });

  it.each([
    ["no token at all", () => "hello"],
    ["a token whose claims are no JSON", () => `${encode({ typ: "JWT", alg: "none" })}.aGVsbG8.`],
    ["an account there is not", (token: string) => reclaim(token, { sub: "nobody", user_id: "nobody" })],
    ["another project", (token: string) => reclaim(token, { aud: "demo-elsewhere" })],
    [
      "a token that has expired",
      (token: string) => reclaim(token, { exp: Math.floor(Date.now() / 1000) - 1 }),
    ],
    [
      "a session cookie in a token's place",
      async (token: string) => (await createSession(site, token)).sessionCookie,
    ],
  ])("is not created from %s", async (_, forge) => {
    const ada = await arrive();
    await expect(createSession(site, await forge(await askToken(ada.browser)))).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("is not created for a disabled account", async () => {
    const ada = await arrive();
    const token = await askToken(ada.browser);
    await getAuth(getApp(PROJECT)).updateUser(ada.uid, { disabled: true });
    await expect(createSession(site, token)).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("is not created from a revoked token", async () => {
    const ada = await arrive();
    const token = await askToken(ada.browser);
    await waitForNextSecond();
    await getAuth(getApp(PROJECT)).revokeRefreshTokens(ada.uid);
    await expect(createSession(site, token)).rejects.toMatchObject({ code: "unauthenticated" });
  });
});

describe("a session ends", () => {
  const admin = () => getAuth(getApp(PROJECT));
  it.each([
    ["when every device was signed out", (uid: string) => admin().revokeRefreshTokens(uid)],
    ["when the account was disabled", (uid: string) => admin().updateUser(uid, { disabled: true })],
    [
      "when the password was changed",
      (uid: string) => admin().updateUser(uid, { password: "battery staple" }),
    ],
    ["when the account was deleted", (uid: string) => admin().deleteUser(uid)],
  ])("%s", async (_, end) => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    await end(ada.uid);
    await expect(readSession(site, { sessionCookie: ada.sessionCookie })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it.each([
    ["where the cookie is no cookie of ours", () => "hello"],
    ["where it claims to be another's", (cookie: string) => reclaim(cookie, { sub: "nobody" })],
    ["where it is another project's", (cookie: string) => reclaim(cookie, { aud: "demo-elsewhere" })],
    ["where it has expired", (cookie: string) => reclaim(cookie, { exp: Math.floor(Date.now() / 1000) - 1 })],
  ])("%s", async (_, forge) => {
    const ada = await arriveWithSession(site);
    const sessionCookie = forge(ada.sessionCookie);
    await expect(readSession(site, { sessionCookie, parts: ["user"] })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("for an ID token instead of a cookie", async () => {
    const ada = await arrive();
    const sessionCookie = await askToken(ada.browser);
    await expect(readSession(site, { sessionCookie })).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("but works again with the new password", async () => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    await admin().updateUser(ada.uid, { password: "battery staple" });
    const browser = visit();
    expect(await logIn(browser, { email: ada.email, password: "battery staple" })).toMatchObject({
      success: true,
    });
    const { sessionCookie } = await createSession(site, await askToken(browser));
    expect((await readSession(site, { sessionCookie })).account.uid).toBe(ada.uid);
  });
});

/** When a sign-in started, in epoch seconds, from its tokens. */
const readBeginning = async (browser: Client) => readClaims(await askToken(browser)).auth_time;

describe("a log-out", () => {
  const refusal = { code: "unauthenticated" };

  it("ends its session in all copies and earlier cookies, and prevents new ones", async () => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const renewed = await createSession(site, await askToken(ada.browser));
    await endSession(site, renewed.sessionCookie);
    for (const { sessionCookie } of [ada, renewed])
      await expect(readSession(site, { sessionCookie, parts: ["user"] })).rejects.toMatchObject(refusal);
    await expect(createSession(site, await askToken(ada.browser))).rejects.toMatchObject(refusal);
  });

  it("does not affect other devices, or this one after the next log-in", async () => {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const other = visit();
    await logIn(other, { email: ada.email, password: PASSWORD });
    const elsewhere = await createSession(site, await askToken(other));
    await endSession(site, ada.sessionCookie);
    expect((await readSession(site, elsewhere)).account.uid).toBe(ada.uid);

    await waitForNextSecond();
    await logIn(ada.browser, { email: ada.email, password: PASSWORD });
    const again = await createSession(site, await askToken(ada.browser));
    expect((await readSession(site, again)).account.uid).toBe(ada.uid);
  });

  it("only keeps a record that the sign-in was ended", async () => {
    const ada = await arriveWithSession(site);
    const stored = async () => database.doc(`signIns/${ada.uid}`).get();
    expect(Object.keys((await stored()).get("signIns"))).toEqual([String(await readBeginning(ada.browser))]);
    await endSession(site, ada.sessionCookie);
    const left = {
      signIns: { [await readBeginning(ada.browser)]: null },
      endedBefore: expect.any(Number),
      devices: {},
    };
    expect((await stored()).data()).toEqual(left);
  });

  it("of an ended or invalid session is rejected", async () => {
    const ada = await arriveWithSession(site);
    await endSession(site, ada.sessionCookie);
    await expect(endSession(site, ada.sessionCookie)).rejects.toMatchObject(refusal);
    await expect(endSession(site, reclaim(ada.sessionCookie, { sub: "nobody" }))).rejects.toMatchObject(
      refusal,
    );
    await expect(endSession(site, "hello")).rejects.toMatchObject(refusal);
  });
});
