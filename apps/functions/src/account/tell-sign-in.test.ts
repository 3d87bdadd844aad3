import { expect, it } from "vitest";

import { describeSignIn } from "./describe-sign-in.ts";

const metadata = {
  creationTime: "Sun, 01 Mar 2026 12:00:00 GMT",
  lastSignInTime: "",
  toJSON: () => ({}),
};

it("exports what is known about a sign-in, and nothing else", () => {
  const account = { uid: "ada", email: "ada@example.com", emailVerified: false, metadata };
  expect(describeSignIn(account)).toEqual({
    uid: "ada",
    email: "ada@example.com",
    isEmailVerified: false,
    createdAt: new Date("2026-03-01T12:00:00Z"),
  });
});

it("exports an account's special permissions", () => {
  const account = { uid: "ada", emailVerified: true, metadata, customClaims: { admin: true } };
  expect(describeSignIn(account)).toMatchObject({ isEmailVerified: true, claims: { admin: true } });
});
