import {
  checkPasswordResetCode,
  fetchUserData,
  logIn,
  logOut,
  sendPasswordReset,
  setNewPassword,
} from "@farwork/data";
import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { openDatabase, PROJECT } from "./emulators.ts";
import { protectEmails, readResetCodes } from "./identity-service.ts";
import { arrive, inventEmail, PASSWORD, seeEverybodyOff, visit } from "./people.ts";

let database: Firestore;
beforeAll(() => {
  database = openDatabase(PROJECT);
});
afterEach(() => protectEmails(true));
afterAll(async () => {
  await seeEverybodyOff(database);
  await database.terminate();
});

async function arriveDisabled() {
  const person = await arrive();
  await logOut(person.browser);
  await getAuth(getApp(PROJECT)).updateUser(person.uid, { disabled: true });
  return person;
}

describe.each([
  ["keeps", true],
  ["does not keep", false],
])("where the identity service %s from strangers who has an account", (_, isProtected) => {
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

  it("a reset answers the same for a known and an unknown e-mail, and mails only the known one", async () => {
    const { email } = await arrive();
    const unknown = inventEmail();
    await protectEmails(isProtected);
    expect(await sendPasswordReset(visit(), email)).toEqual({ success: true });
    expect(await sendPasswordReset(visit(), unknown)).toEqual({ success: true });
    expect(await readResetCodes(email)).toHaveLength(1);
    expect(await readResetCodes(unknown)).toEqual([]);
  });
});

describe("a mailed code", () => {
  async function forget() {
    const person = await arrive();
    await sendPasswordReset(visit(), person.email);
    const [code = ""] = await readResetCodes(person.email);
    return { ...person, code };
  }

  it("says whose password it is for", async () => {
    const { email, code } = await forget();
    expect(await checkPasswordResetCode(visit(), code)).toEqual({ success: true, email });
  });

  it("sets a new password, and the old one works no more", async () => {
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

  it("does not work where it is made up", async () => {
    expect(await checkPasswordResetCode(visit(), "made-up")).toMatchObject({
      success: false,
      code: "auth/invalid-action-code",
    });
  });
});
