import {
  changePassword,
  type Client,
  createSession,
  exportAccount,
  fetchJobMarks,
  logIn,
  logOut,
  type Session,
  watchSession,
} from "@farwork/data";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";

import { rateCountPath } from "../apps/functions/src/runtime/rate-limits/limit-account.ts";
import { needAddress, openVisitor } from "./emulators.ts";
import { dateAccount, giveOtherAddress, signInByPasswordAlone } from "./identity-service.ts";
import { readMails, readSignInCodes } from "./inbox.ts";
import {
  arrive,
  askToken,
  enter,
  inventEmail,
  openSharedDatabase,
  PASSWORD,
  type Person,
  visit,
  waitForNextSecond,
} from "./people.ts";
import { callWith, confirm, readClaims, WANTED } from "./tokens.ts";

const database = openSharedDatabase();
const site = openVisitor("new-browser-site");
const refusal = { code: "unauthenticated" };

const refused = (status: string, field = "code") => ({ error: { status, details: { field } } });
const ANOTHER_CODE = (code = "") => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Somebody whose account let their browser in a while ago, and a token that knows their password alone. */
async function arriveAndBeRobbed(): Promise<Person & { idToken: string }> {
  const ada = await arrive();
  await waitForNextSecond();
  return { ...ada, idToken: await signInByPasswordAlone(ada.email, PASSWORD) };
}

/** In a new browser, up to where a code is wanted. */
async function begin(browser: Client, { email }: Person) {
  const outcome = await logIn(browser, { email, password: PASSWORD, browser: "Firefox" });
  if (!("confirm" in outcome)) throw new Error("No code is wanted.");
  return outcome;
}

describe("whoever knows the password alone", () => {
  it("is let in nowhere: no session, no call, nothing of the database", async () => {
    const { idToken, uid } = await arriveAndBeRobbed();
    await expect(createSession(site, idToken)).rejects.toMatchObject(refusal);
    expect(await callWith("exportAccount", idToken)).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
    expect(await callWith("deleteAccount", idToken)).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
    expect(await callWith("endSignIns", idToken, { which: "others" })).toMatchObject({
      error: { status: "UNAUTHENTICATED" },
    });
    const rest = `http://${needAddress("FIRESTORE_EMULATOR_HOST")}/v1/projects/demo-farwork/databases/(default)/documents`;
    const read = await fetch(`${rest}/users/${uid}`, { headers: { authorization: `Bearer ${idToken}` } });
    expect(read.status).toBe(403);
  });

  it("is mailed nothing that they see, and not let in by a wrong code: after five the right one is void", async () => {
    const { idToken, email } = await arriveAndBeRobbed();
    expect(await confirm(idToken)).toEqual({ result: { status: "code-mailed" } });
    const [code = ""] = await readSignInCodes(email);
    for (let tries = 1; tries < 5; tries += 1)
      expect(await confirm(idToken, { code: ANOTHER_CODE(code) })).toMatchObject(refused("INVALID_ARGUMENT"));
    for (const last of [ANOTHER_CODE(code), code])
      expect(await confirm(idToken, { code: last })).toMatchObject(refused("RESOURCE_EXHAUSTED"));
    await expect(createSession(site, idToken)).rejects.toMatchObject(refusal);
    expect(await confirm(idToken, { code: "12345" })).toMatchObject(refused("INVALID_ARGUMENT"));
  });

  it("is not vouched for by another person's token, by one that is none, or by their own", async () => {
    const { idToken, email } = await arriveAndBeRobbed();
    const bob = await arrive("Bob");
    for (const vouchedBy of [await askToken(bob.browser), "hello", idToken])
      expect(await confirm(idToken, { vouchedBy })).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
    expect(await readSignInCodes(email)).toEqual([]);
  });

  it("is not let in by a code that was mailed for another sign-in", async () => {
    const robbed = await arriveAndBeRobbed();
    await confirm(robbed.idToken);
    const [theirs = ""] = await readSignInCodes(robbed.email);
    await waitForNextSecond();
    const { confirm: type } = await begin(visit(), robbed);
    expect(await type(theirs)).toMatchObject({ code: "auth/invalid-verification-code" });
    const [, own = ""] = await readSignInCodes(robbed.email);
    expect(await confirm(robbed.idToken, { code: own })).toMatchObject(refused("INVALID_ARGUMENT"));
  });

  it("gets no code by giving the account an address of theirs, which the identity service lets them", async () => {
    const { idToken, email } = await arriveAndBeRobbed();
    const theirs = inventEmail();
    await giveOtherAddress(idToken, theirs);
    await waitForNextSecond();
    const later = await signInByPasswordAlone(theirs, PASSWORD);
    expect(await confirm(later)).toEqual({ result: { status: "code-mailed" } });
    expect(await readSignInCodes(theirs)).toEqual([]);
    expect(await readSignInCodes(email)).toHaveLength(1);
  });

  it("has ten mails sent in an hour at most, and twenty in a day", async () => {
    for (const limit of ["signInCode", "signInCodeOfDay"] as const) {
      const { idToken, email, uid } = await arriveAndBeRobbed();
      const calls = limit === "signInCode" ? 10 : 20;
      await database.doc(rateCountPath(limit, uid, new Date())).set({ calls });
      expect(await confirm(idToken)).toMatchObject(refused("RESOURCE_EXHAUSTED"));
      expect(await readSignInCodes(email)).toEqual([]);
      expect((await database.doc(`signIns/${uid}`).get()).get("asked")).toEqual({});
    }
  });

  it("takes no good code from its person where no more are mailed", async () => {
    const ada = await arrive();
    await waitForNextSecond();
    const outcome = await begin(visit(), ada);
    const records = database.doc(`signIns/${ada.uid}`);
    const [waiting = ""] = Object.keys((await records.get()).get("asked"));
    await records.update({ [`asked.${waiting}.mailedAt`]: Timestamp.fromMillis(Date.now() - 60_000) });
    const before = (await records.get()).get("asked");
    await database.doc(rateCountPath("signInCode", ada.uid, new Date())).set({ calls: 10 });
    expect(await outcome.sendAnother()).toMatchObject({ code: "auth/quota-exceeded" });
    expect((await records.get()).get("asked")).toEqual(before);
    const [code = "", ...others] = await readSignInCodes(ada.email);
    expect(others).toEqual([]);
    expect(await outcome.confirm(code)).toMatchObject({ success: true });
  });

  it("does not get in to an account that was never let in anywhere, a day after it was made", async () => {
    const { uid, browser } = await arrive();
    await dateAccount(uid, new Date(Date.now() - 25 * 3_600_000));
    await database.doc(`signIns/${uid}`).delete();
    const idToken = await askToken(browser);
    await expect(createSession(site, idToken)).rejects.toMatchObject(refusal);
    expect(await confirm(idToken)).toEqual({ result: { status: "code-mailed" } });
    expect((await database.doc(`signIns/${uid}`).get()).get("signIns")).toEqual({});
  });

  it("does not get in to an account whose list is of another format: a code is wanted", async () => {
    const { idToken, uid, email } = await arriveAndBeRobbed();
    await database.doc(`signIns/${uid}`).set({ signIns: { "1": null }, endedBefore: 1, address: email });
    await expect(createSession(site, idToken)).rejects.toMatchObject(refusal);
    expect(await confirm(idToken)).toEqual({ result: { status: "code-mailed" } });
    expect(await readSignInCodes(email)).toHaveLength(1);
  });

  it("does not use up what its person may ask for", async () => {
    const robbed = await arriveAndBeRobbed();
    const theirs = `${robbed.uid} ${readClaims(robbed.idToken).auth_time}`;
    await database.doc(rateCountPath("confirmSignIn", theirs, new Date())).set({ calls: 60 });
    expect(await confirm(robbed.idToken)).toMatchObject(refused("RESOURCE_EXHAUSTED", "rate"));
    await waitForNextSecond();
    expect(await enter(visit(), { email: robbed.email, password: PASSWORD })).toMatchObject({
      success: true,
    });
  });
});

describe("a log-in in a new browser", () => {
  it("leaves nobody signed in before the mailed code, which may have spaces, and is asked for once", async () => {
    const ada = await arrive();
    const browser = visit();
    const sessions: Session["status"][] = [];
    const stop = watchSession(browser, ({ status }) => void sessions.push(status));
    await waitForNextSecond();
    const outcome = await begin(browser, ada);
    expect(outcome).toMatchObject(WANTED);
    const [mail] = (await readMails(ada.email)).filter(({ subject }) => subject.includes("code"));
    expect(mail?.text).toContain("in Firefox");
    const [code = ""] = await readSignInCodes(ada.email);
    expect(await outcome.confirm(ANOTHER_CODE(code))).toMatchObject({
      code: "auth/invalid-verification-code",
    });
    expect(sessions).toEqual(["signed-out"]);
    expect(await outcome.confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      success: true,
      account: { uid: ada.uid },
      user: { email: ada.email },
    });
    expect(sessions).toEqual(["signed-out", "signed-in"]);
    expect(await fetchJobMarks(browser)).toEqual({ saved: [], applied: [] });
    await logOut(browser);
    await waitForNextSecond();
    expect(await logIn(browser, { email: ada.email, password: PASSWORD })).toMatchObject({ success: true });
    stop();
  });

  it("takes the same code again where the answer to it was lost", async () => {
    const { idToken, email } = await arriveAndBeRobbed();
    await confirm(idToken);
    const [code] = await readSignInCodes(email);
    const key = expect.stringMatching(/^[\w-]{43}$/);
    for (let nth = 0; nth < 2; nth += 1)
      expect(await confirm(idToken, { code })).toEqual({ result: { status: "confirmed", browserKey: key } });
  });

  it("mails one code to who clicks twice, and another after a minute, which alone is good then", async () => {
    const ada = await arrive();
    await waitForNextSecond();
    const outcome = await begin(visit(), ada);
    expect(await outcome.sendAnother()).toMatchObject(WANTED);
    expect(await readSignInCodes(ada.email)).toHaveLength(1);
    const records = database.doc(`signIns/${ada.uid}`);
    const [waiting = ""] = Object.keys((await records.get()).get("asked"));
    await records.update({ [`asked.${waiting}.mailedAt`]: Timestamp.fromMillis(Date.now() - 60_000) });
    expect(await outcome.sendAnother()).toMatchObject(WANTED);
    const [, another = ""] = await readSignInCodes(ada.email);
    expect(await outcome.confirm(another)).toMatchObject({ success: true });
  });

  it("mails its code also to who stopped alerts", async () => {
    const ada = await arrive();
    await database.doc(`mailPreferences/${ada.uid}`).set({ stoppedAt: Timestamp.now() });
    await waitForNextSecond();
    await begin(visit(), ada);
    expect(await readSignInCodes(ada.email)).toHaveLength(1);
  });

  it("keeps by what a code is checked out of the person's export", async () => {
    const { browser, idToken } = await arriveAndBeRobbed();
    await confirm(idToken);
    const { signIns } = await exportAccount(browser);
    expect(Object.keys(signIns ?? {}).toSorted()).toEqual(["address", "browsers", "signIns"]);
  });

  it("is over where the password was changed before its code was typed", async () => {
    const ada = await arrive();
    await waitForNextSecond();
    const outcome = await begin(visit(), ada);
    const [code = ""] = await readSignInCodes(ada.email);
    await waitForNextSecond();
    await changePassword(ada.browser, { current: PASSWORD, password: "better horse" });
    expect(await outcome.confirm(code)).toMatchObject({ code: "auth/user-token-expired" });
  });
});
