import { type Auth, AuthErrorCode, type DecodedIdToken, FirebaseAuthError } from "firebase-admin/auth";
import { expect, it } from "vitest";

import { readTokensAccount, verifyIdToken, verifySessionCookie } from "./verify-token.ts";

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const token = `${encode({ alg: "RS256" })}.${encode({ sub: "ada" })}.c2lnbmVk`;
const claims: DecodedIdToken = {
  uid: "ada",
  sub: "ada",
  aud: "demo-farwork",
  iss: "https://securetoken.google.com/demo-farwork",
  auth_time: 0,
  iat: 0,
  exp: 0,
  firebase: { identities: {}, sign_in_provider: "password" },
};

/** The identity service, which only checks revocation on request. */
async function verify(_token: string, checkRevoked = false): Promise<DecodedIdToken> {
  if (checkRevoked) throw new FirebaseAuthError({ code: AuthErrorCode.ID_TOKEN_REVOKED, message: "revoked" });
  return claims;
}
const getUser: Auth["getUser"] = async () => {
  throw new FirebaseAuthError({ code: AuthErrorCode.USER_NOT_FOUND, message: "gone" });
};
const auth = { verifyIdToken: verify, verifySessionCookie: verify, getUser };

it.each([
  ["an ID token", verifyIdToken],
  ["a session cookie", verifySessionCookie],
  ["an ID token whose account is asked for", readTokensAccount],
])("rejects %s that was revoked", async (_, verifyWith) => {
  await expect(verifyWith(token, auth)).rejects.toMatchObject({ name: "Refusal", code: "unauthenticated" });
});

it("returns the token's owner", async () => {
  const valid = { verifyIdToken: async () => claims };
  expect((await verifyIdToken(token, valid)).uid).toBe("ada");
});

it("rejects the token of an account deleted meanwhile", async () => {
  const reading = readTokensAccount(token, { verifyIdToken: async () => claims, getUser });
  await expect(reading).rejects.toMatchObject({ name: "Refusal", code: "unauthenticated" });
});
