import { describe, expect, it } from "vitest";

import { NewPassword } from "../../features/account/new-password.tsx";
import ResetPasswordPage from "./page.tsx";

const open = (query: Record<string, string>) =>
  ResetPasswordPage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) });

describe("the address that all mails of the identity service lead to", () => {
  it("redirects e-mail confirmations", async () => {
    await expect(open({ mode: "verifyEmail", oobCode: "a+b&c" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/confirm-email?code=a%2Bb%26c;"),
    });
  });

  it("redirects sign-in links with all of the identity service's parameters", async () => {
    await expect(open({ mode: "signIn", oobCode: "a+b&c", apiKey: "key" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/log-in/link?mode=signIn&oobCode=a%2Bb%26c&apiKey=key;"),
    });
  });

  it("keeps password resets", async () => {
    await expect(open({ mode: "resetPassword", oobCode: "a+b&c" })).resolves.toMatchObject({
      type: NewPassword,
      props: { code: "a+b&c" },
    });
  });
});
