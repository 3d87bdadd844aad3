import {
  changePassword,
  type Client,
  createSession,
  endSession,
  endSignIns,
  logIn,
  sendPasswordReset,
  setNewPassword,
} from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { tombstonePath } from "../apps/functions/src/account/tombstone.ts";
import { openVisitor } from "./emulators.ts";
import { readResetCodes, signInByPasswordAlone } from "./identity-service.ts";
import {
  arrive,
  arriveWithSession,
  askToken,
  enter,
  openSharedDatabase,
  PASSWORD,
  type Person,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { runOperator } from "./run-ingest.ts";
import { confirm, readClaims, WANTED } from "./tokens.ts";

const database = openSharedDatabase();
const site = openVisitor("known-browsers-site");
const refusal = { code: "unauthenticated" };
const Confirmed = z.object({ result: z.object({ browserKey: z.string() }) });

describe("a browser that an account knows", () => {
  const logInAgain = async (browser: Client, { email }: Person, password = PASSWORD) => {
    await waitForNextSecond();
    return logIn(browser, { email, password });
  };

  /** Ada in two browsers, both known. */
  async function arriveTwice() {
    const ada = await arriveWithSession(site);
    await waitForNextSecond();
    const phone = visit();
    expect(await enter(phone, { email: ada.email, password: PASSWORD })).toMatchObject({ success: true });
    return { ada, phone };
  }

  it("is the one that the account was made in, and each in which a code was typed, after a log-out too", async () => {
    const { ada, phone } = await arriveTwice();
    await endSession(site, ada.sessionCookie);
    for (const browser of [ada.browser, phone])
      expect(await logInAgain(browser, ada)).toMatchObject({ success: true });
  });

  it("is known to each of its accounts by one key, and to no other account", async () => {
    const ada = await arrive();
    const bob = await arrive("Bob");
    expect(await logInAgain(ada.browser, bob)).toMatchObject(WANTED);
    expect(await enter(ada.browser, { email: bob.email, password: PASSWORD })).toMatchObject({
      success: true,
    });
    for (const person of [ada, bob])
      expect(await logInAgain(ada.browser, person)).toMatchObject({ success: true });
  });

  it("stays known where all others are logged out from it, and they do not", async () => {
    const { ada, phone } = await arriveTwice();
    expect(await endSignIns(phone, { which: "others", password: PASSWORD })).toEqual({ success: true });
    expect(await logInAgain(phone, ada)).toMatchObject({ success: true });
    expect(await logInAgain(ada.browser, ada)).toMatchObject(WANTED);
  });

  it("is not known any more that was logged out from another one", async () => {
    const { ada, phone } = await arriveTwice();
    const which = String(readClaims(await askToken(phone)).auth_time);
    expect(await endSignIns(ada.browser, { which })).toEqual({ success: true });
    expect(await logInAgain(phone, ada)).toMatchObject(WANTED);
    expect(await logInAgain(ada.browser, ada)).toMatchObject({ success: true });
  });

  it("brings back no sign-in of its that was ended, in a copy of all it has", async () => {
    const ada = await arriveWithSession(site);
    const copied = await askToken(ada.browser);
    const { result } = z.parse(Confirmed, await confirm(copied));
    await endSession(site, ada.sessionCookie);
    expect(await confirm(copied, result)).toEqual({ result: { status: "code-mailed" } });
    await expect(createSession(site, copied)).rejects.toMatchObject(refusal);
  });

  it("gets another key once it was forgotten: a copy of the one before is not known again", async () => {
    const ada = await arrive();
    const { result } = z.parse(Confirmed, await confirm(await askToken(ada.browser)));
    await runOperator(["end-sign-ins", ada.email]);
    await waitForNextSecond();
    expect(await enter(ada.browser, { email: ada.email, password: PASSWORD })).toMatchObject({
      success: true,
    });
    await waitForNextSecond();
    const copied = await signInByPasswordAlone(ada.email, PASSWORD);
    expect(await confirm(copied, result)).toEqual({ result: { status: "code-mailed" } });
    expect(await logInAgain(ada.browser, ada)).toMatchObject({ success: true });
  });

  it("stays known where a new password is chosen in it, and others do not", async () => {
    const { ada, phone } = await arriveTwice();
    await waitForNextSecond();
    const change = { current: PASSWORD, password: "better horse" };
    expect(await changePassword(ada.browser, change)).toEqual({ success: true });
    expect((await createSession(site, await askToken(ada.browser))).sessionCookie).toBeTypeOf("string");
    expect(await logInAgain(ada.browser, ada, "better horse")).toMatchObject({ success: true });
    expect(await logInAgain(phone, ada, "better horse")).toMatchObject(WANTED);
  });

  it("is not known any more after a new password that was set by mail some time after it was used, or at an operator's word", async () => {
    const { ada, phone } = await arriveTwice();
    const records = database.doc(`signIns/${ada.uid}`);
    const confirmedAt = Timestamp.fromMillis(Date.now() - 6 * 60_000);
    const hashes = Object.keys((await records.get()).get("browsers"));
    for (const hash of hashes) await records.update({ [`browsers.${hash}.confirmedAt`]: confirmedAt });
    await sendPasswordReset(visit(), ada.email);
    const [code = ""] = await readResetCodes(ada.email);
    await setNewPassword(visit(), { code, password: "better horse" });
    expect(await logInAgain(phone, ada, "better horse")).toMatchObject(WANTED);

    const bob = await arrive("Bob");
    await runOperator(["end-sign-ins", bob.email]);
    expect(await logInAgain(bob.browser, bob)).toMatchObject(WANTED);
  });
});

it("needs no code for the first sign-in of an account, nor where a deletion of it has taken the records", async () => {
  const ada = await arrive();
  await database.doc(`signIns/${ada.uid}`).delete();
  await waitForNextSecond();
  const idToken = await signInByPasswordAlone(ada.email, PASSWORD);
  expect(await confirm(idToken)).toMatchObject({ result: { status: "confirmed" } });
  expect(Object.keys((await database.doc(`signIns/${ada.uid}`).get()).get("signIns"))).toHaveLength(1);

  const bob = await arrive("Bob");
  await database.doc(tombstonePath(bob.uid)).set({ expireAt: Timestamp.now() });
  await database.doc(`signIns/${bob.uid}`).delete();
  expect(await logIn(visit(), { email: bob.email, password: PASSWORD })).toMatchObject({ success: true });
  expect((await database.doc(`signIns/${bob.uid}`).get()).exists).toBe(false);
});
