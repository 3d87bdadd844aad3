import { Agent } from "node:https";

import { deleteApp, initializeApp } from "firebase-admin/app";
import { AuthErrorCode, FirebaseAuthError, getAuth } from "firebase-admin/auth";
import { afterAll, describe, expect, it, vi } from "vitest";

import { checkToken } from "./check-token.ts";

// The identity service's own library, without a network.
const unplugged = new Agent({
  lookup: (_host, _options, answer) => answer(new Error("no network"), "127.0.0.1", 4),
});
const app = initializeApp({ projectId: "demo-farwork", httpAgent: unplugged }, "unplugged");
const auth = getAuth(app);
afterAll(() => deleteApp(app));

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const claims = {
  aud: "demo-farwork",
  iss: "https://securetoken.google.com/demo-farwork",
  sub: "ada",
  exp: Date.now() / 1000 + 3600,
};
const token = (header: object, payload: unknown, signature = "c2lnbmVk") =>
  `${encode({ typ: "JWT", ...header })}.${encode(payload)}.${signature}`;
const check = (text: string) => checkToken(text, () => auth.verifyIdToken(text, true));

describe("an invalid token", () => {
  it.each([
    ["is no token", "hello"],
    ["has no signature part", `${encode({ alg: "RS256" })}.${encode(claims)}`],
    ["is unsigned", token({ alg: "none" }, claims, "")],
    ["has claims that are no JSON", `${encode({ typ: "JWT", alg: "RS256" })}.aGVsbG8.c2lnbmVk`],
    ["has null for claims", token({ alg: "RS256", kid: "1" }, null)],
    ["has a list for claims", token({ alg: "RS256", kid: "1" }, [claims])],
    ["is signed with a shared secret", token({ alg: "HS256", kid: "1" }, claims)],
    ["is of another project", token({ alg: "RS256", kid: "1" }, { ...claims, aud: "elsewhere" })],
    ["is of nobody", token({ alg: "RS256", kid: "1" }, { ...claims, sub: "" })],
  ])("is rejected if it %s", async (_, text) => {
    await expect(check(text)).rejects.toMatchObject({ name: "Refusal", code: "unauthenticated" });
  });

  it.each(["ID_TOKEN_REVOKED", "ID_TOKEN_EXPIRED", "SESSION_COOKIE_REVOKED", "USER_DISABLED"] as const)(
    "is rejected if the service reports %s",
    async (name) => {
      const fault = new FirebaseAuthError({ code: AuthErrorCode[name], message: "no" });
      const checking = checkToken(token({ alg: "RS256" }, claims), () => Promise.reject(fault));
      await expect(checking).rejects.toMatchObject({ name: "Refusal", code: "unauthenticated" });
    },
  );

  it("is not sent to the service if malformed", async () => {
    const verify = vi.fn<() => Promise<void>>();
    await expect(checkToken("a.b.c", verify)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(verify).not.toHaveBeenCalled();
  });
});

describe("a failure of the service", () => {
  it("rejects nobody if the signing keys cannot be fetched", async () => {
    const checking = check(token({ alg: "RS256", kid: "1" }, claims));
    await expect(checking).rejects.toMatchObject({ message: expect.stringContaining("no network") });
    await expect(checking).rejects.not.toMatchObject({ name: "Refusal" });
  });

  it("is rethrown", async () => {
    const failure = new FirebaseAuthError({ code: AuthErrorCode.INTERNAL_ERROR, message: "down" });
    const checking = checkToken(token({ alg: "RS256" }, claims), () => Promise.reject(failure));
    await expect(checking).rejects.toBe(failure);
  });
});
