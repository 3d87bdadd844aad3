import { describe, expect, it } from "vitest";

import { NewPassword } from "../../features/account/new-password.tsx";
import ResetPasswordPage from "./page.tsx";

const open = (query: Record<string, string>) =>
  ResetPasswordPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });

describe("the address that all mails of the identity service lead to", () => {
  it("passes on who is to confirm their e-mail", async () => {
    await expect(open({ mode: "verifyEmail", oobCode: "a+b&c" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/confirm-email?code=a%2Bb%26c;"),
    });
  });

  it("passes on who logs in, with all that the identity service reads of the link", async () => {
    await expect(open({ mode: "signIn", oobCode: "a+b&c", apiKey: "key" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/log-in/link?mode=signIn&oobCode=a%2Bb%26c&apiKey=key;"),
    });
  });

  it("keeps who is to choose a new password", async () => {
    await expect(open({ mode: "resetPassword", oobCode: "a+b&c" })).resolves.toMatchObject({
      type: NewPassword,
      props: { code: "a+b&c" },
    });
  });
});
