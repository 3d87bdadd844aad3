import { expect, it } from "vitest";

import { describeSignIn } from "./describe-sign-in.ts";

const metadata = {
  creationTime: "Sun, 01 Mar 2026 12:00:00 GMT",
  lastSignInTime: "",
  toJSON: () => ({}),
};

it("tells of a sign-in what there is, and nothing that never was", () => {
  const account = { uid: "ada", email: "ada@example.com", emailVerified: false, metadata };
  expect(describeSignIn(account)).toEqual({
    uid: "ada",
    email: "ada@example.com",
    isEmailVerified: false,
    createdAt: new Date("2026-03-01T12:00:00Z"),
  });
});

it("tells what an account may do beyond others'", () => {
  const account = { uid: "ada", emailVerified: true, metadata, customClaims: { admin: true } };
  expect(describeSignIn(account)).toMatchObject({ isEmailVerified: true, claims: { admin: true } });
});
