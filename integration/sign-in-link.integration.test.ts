import {
  createSession,
  fetchUserData,
  logInByLink,
  readSession,
  sendSignInLink,
  type Session,
  watchSession,
} from "@farwork/data";
import { afterEach, describe, expect, it } from "vitest";

import { openVisitor } from "./emulators.ts";
import { protectEmails, readSignInLink } from "./identity-service.ts";
import { arrive, askToken, expectToLeave, inventEmail, openSharedDatabase, visit } from "./people.ts";

openSharedDatabase();
const site = openVisitor("sign-in-link-site");
afterEach(() => protectEmails(true));

/** The link emailed to a person who requests one. */
async function ask(email: string): Promise<string> {
  const url = "http://localhost:3000/log-in/link";
  expect(await sendSignInLink(visit(), { email, url })).toEqual({ success: true });
  return readSignInLink(email, url);
}

describe("a mailed link", () => {
  it("signs the person in, in any browser", async () => {
    const { email, uid } = await arrive();
    const browser = visit();
    const sessions: Session["status"][] = [];
    const stop = watchSession(browser, ({ status }) => void sessions.push(status));
    expect(await logInByLink(browser, { email, link: await ask(email) })).toMatchObject({
      success: true,
      account: { uid, email, isEmailConfirmed: true },
      user: { displayName: "Ada", stripeCustomerId: expect.any(String) },
    });
    const session = await createSession(site, await askToken(browser));
    expect((await readSession(site, session)).account.uid).toBe(uid);
    expect(sessions).toEqual(["signed-out", "signed-in"]);
    stop();
  });

  it("works once", async () => {
    const { email } = await arrive();
    const link = await ask(email);
    await logInByLink(visit(), { email, link });
    expect(await logInByLink(visit(), { email, link })).toMatchObject({ code: "auth/invalid-action-code" });
  });

  it("only works for its address, even after another was tried", async () => {
    const [ada, bob] = await Promise.all([arrive(), arrive()]);
    const link = await ask(ada.email);
    const browser = visit();
    expect(await logInByLink(browser, { email: bob.email, link })).toMatchObject({
      code: "auth/invalid-email",
    });
    expect(await logInByLink(browser, { email: ada.email, link })).toMatchObject({
      account: { uid: ada.uid },
    });
  });

  it.each([
    "http://localhost:3000/log-in/link",
    "http://localhost:3000/?mode=resetPassword&oobCode=a&apiKey=b",
  ])("is not accepted from elsewhere: %s", async (link) => {
    const refusal = { success: false, code: "auth/invalid-action-code" };
    expect(await logInByLink(visit(), { email: inventEmail(), link })).toMatchObject(refusal);
  });

  it.each([true, false])(
    "is sent with or without an account, and creates one with its document; email protection: %s",
    async (isProtected) => {
      await protectEmails(isProtected);
      const email = inventEmail();
      const browser = visit();
      const outcome = await logInByLink(browser, { email, link: await ask(email) });
      if (!outcome.success) throw new Error(outcome.error);
      const { uid } = outcome.account;
      expectToLeave(uid);
      expect(await fetchUserData(browser, uid)).toMatchObject({ success: true, user: { email } });
    },
  );
});
