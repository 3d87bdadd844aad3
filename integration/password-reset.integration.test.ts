import {
  changePassword,
  checkPasswordResetCode,
  createSession,
  fetchUserData,
  logIn,
  logOut,
  readSession,
  sendPasswordReset,
  setNewPassword,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterEach, describe, expect, it } from "vitest";

import { openVisitor, PROJECT } from "./emulators.ts";
import { protectEmails, readMailedCodes } from "./identity-service.ts";
import {
  arrive,
  askToken,
  inventEmail,
  openSharedDatabase,
  PASSWORD,
  visit,
  waitForNextSecond,
} from "./people.ts";

openSharedDatabase();
afterEach(() => protectEmails(true));

async function arriveDisabled() {
  const person = await arrive();
  await logOut(person.browser);
  await getAuth(getApp(PROJECT)).updateUser(person.uid, { disabled: true });
  return person;
}

describe.each([
  ["keeps", true],
  ["does not keep", false],
])("when the identity service %s from strangers who has an account", (_, isProtected) => {
  it("a log-in with a wrong password answers the same for known, unknown and disabled", async () => {
    const [known, disabled] = await Promise.all([arrive(), arriveDisabled()]);
    await protectEmails(isProtected);
    const emails = [known.email, inventEmail(), disabled.email];
    const outcomes = await Promise.all(
      emails.map((email) => logIn(visit(), { email, password: "wrong horse" })),
    );
    const refusal = {
      success: false,
      code: "auth/invalid-credential",
      error: "Firebase: Error (auth/invalid-credential).",
    };
    expect(outcomes).toEqual([refusal, refusal, refusal]);
  });

  it("a reset responds the same for a known and an unknown email, and only emails the known one", async () => {
    const { email } = await arrive();
    const unknown = inventEmail();
    await protectEmails(isProtected);
    expect(await sendPasswordReset(visit(), email)).toEqual({ success: true });
    expect(await sendPasswordReset(visit(), unknown)).toEqual({ success: true });
    expect(await readMailedCodes(email)).toHaveLength(1);
    expect(await readMailedCodes(unknown)).toEqual([]);
  });
});

describe("a mailed code", () => {
  async function forget() {
    const person = await arrive();
    await sendPasswordReset(visit(), person.email);
    const [code = ""] = await readMailedCodes(person.email);
    return { ...person, code };
  }

  it("identifies the account", async () => {
    const { email, code } = await forget();
    expect(await checkPasswordResetCode(visit(), code)).toEqual({ success: true, email });
  });

  it("sets a new password, and the old one stops working", async () => {
    const { email, uid, code } = await forget();
    const browser = visit();
    expect(await setNewPassword(browser, { code, password: "better horse" })).toEqual({ success: true });
    expect(await logIn(browser, { email, password: PASSWORD })).toMatchObject({
      code: "auth/invalid-credential",
    });
    expect(await logIn(browser, { email, password: "better horse" })).toMatchObject({ success: true });
    expect(await fetchUserData(browser, uid)).toMatchObject({ success: true });
  });

  it("works once", async () => {
    const { code } = await forget();
    await setNewPassword(visit(), { code, password: "better horse" });
    const refusal = { success: false, code: "auth/invalid-action-code", error: expect.stringMatching(/.+/) };
    expect(await checkPasswordResetCode(visit(), code)).toEqual(refusal);
    expect(await setNewPassword(visit(), { code, password: "third horse" })).toEqual(refusal);
  });

  it("still works after a password that was too weak", async () => {
    const { code } = await forget();
    expect(await setNewPassword(visit(), { code, password: "abc" })).toMatchObject({
      success: false,
      code: "auth/weak-password",
    });
    expect(await setNewPassword(visit(), { code, password: "better horse" })).toEqual({ success: true });
  });

  it("does not work if made up", async () => {
    expect(await checkPasswordResetCode(visit(), "made-up")).toMatchObject({
      success: false,
      code: "auth/invalid-action-code",
    });
  });
});

describe("a change of the password", () => {
  const site = openVisitor("password-site");
  const better = "better horse";

  it("requires the current one", async () => {
    const { browser, email } = await arrive();
    expect(await changePassword(browser, { current: "wrong horse", password: better })).toMatchObject({
      success: false,
      code: "auth/wrong-password",
    });
    expect(await logIn(visit(), { email, password: PASSWORD })).toMatchObject({ success: true });
  });

  it("ends every other sign-in and keeps this one, whose next cookie is newer than the change", async () => {
    const { browser, email, uid } = await arrive();
    const other = visit();
    await logIn(other, { email, password: PASSWORD });
    const elsewhere = await createSession(site, await askToken(other));
    await waitForNextSecond();
    expect(await changePassword(browser, { current: PASSWORD, password: better })).toEqual({ success: true });

    const refusal = { code: "unauthenticated" };
    await expect(readSession(site, elsewhere)).rejects.toMatchObject(refusal);
    await expect(createSession(site, await askToken(other))).rejects.toMatchObject(refusal);
    const here = await createSession(site, await askToken(browser));
    expect((await readSession(site, here)).account.uid).toBe(uid);

    expect(await logIn(visit(), { email, password: PASSWORD })).toMatchObject({
      code: "auth/invalid-credential",
    });
    expect(await logIn(visit(), { email, password: better })).toMatchObject({ success: true });
  });

  it("can be repeated if its response was lost", async () => {
    const { browser, email } = await arrive();
    const change = { current: PASSWORD, password: better };
    expect(await changePassword(browser, change)).toEqual({ success: true });
    expect(await changePassword(browser, change)).toEqual({ success: true });
    expect(await logIn(visit(), { email, password: better })).toMatchObject({ success: true });
  });

  it("to one that is too weak is reported, and the old one stays", async () => {
    const { browser, email } = await arrive();
    expect(await changePassword(browser, { current: PASSWORD, password: "abc" })).toMatchObject({
      success: false,
      code: "auth/weak-password",
    });
    expect(await logIn(visit(), { email, password: PASSWORD })).toMatchObject({ success: true });
  });
});
