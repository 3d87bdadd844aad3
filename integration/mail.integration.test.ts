import { randomUUID } from "node:crypto";

import { checkPasswordResetCode, sendPasswordReset } from "@farwork/data";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { afterAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { needAddress, openVisitor, PROJECT } from "./emulators.ts";

const operator = initializeApp({ projectId: PROJECT }, "mail");
afterAll(() => deleteApp(operator));

const Inbox = z.object({
  data: z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() })),
});
/** Waits for a number of emails to a person. */
async function waitForMails(email: string, count: number) {
  return vi.waitFor(
    async () => {
      const answer = await fetch(`${needAddress("EMAIL_API_BASE")}/emails`);
      const mails = z.parse(Inbox, await answer.json()).data.filter(({ to }) => to.includes(email));
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe("a password reset", () => {
  it("is emailed once per request, with a working link to our own page", async () => {
    const email = `${randomUUID()}@example.com`;
    const { uid } = await getAuth(operator).createUser({ email, password: "correct horse" });
    const visitor = openVisitor(randomUUID());
    expect(await sendPasswordReset(visitor, email)).toEqual({ success: true });
    const [first] = await waitForMails(email, 1);
    expect(await sendPasswordReset(visitor, email)).toEqual({ success: true });
    expect(await waitForMails(email, 2)).toMatchObject([
      { subject: "Choose a new password for Farwork" },
      { subject: "Choose a new password for Farwork" },
    ]);
    const page = `${needAddress("SITE_URL")}/reset-password?mode=resetPassword&oobCode=`;
    const link = first?.text.split("\n").find((line) => line.startsWith(page)) ?? "";
    const code = new URL(link).searchParams.get("oobCode") ?? "";
    expect(await checkPasswordResetCode(visitor, code)).toEqual({ success: true, email });
    await getAuth(operator).deleteUser(uid);
  });
});
