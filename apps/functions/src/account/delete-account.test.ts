import { expect, it } from "vitest";

import { findLeaver } from "./delete-account.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";

const now = new Date("2026-03-01T12:05:00Z");
const signedInAt = (time: string) => Date.parse(time) / 1000;

it("lets people delete their account for five minutes after signing in, and not later", () => {
  requireFreshSignIn(signedInAt("2026-03-01T12:00:00Z"), now);
  const late = () => requireFreshSignIn(signedInAt("2026-03-01T11:59:59Z"), now);
  expect(late).toThrow(expect.objectContaining({ code: "failed-precondition", field: "auth_time" }));
});

it("deletes what is left of an account without a sign-in, without requiring one", async () => {
  const verify = () => Promise.reject(new Error("There is nothing to verify it with."));
  const leaver = await findLeaver({ exists: async () => false }, "ada", verify);
  expect(leaver).toEqual({ uid: "ada", email: undefined });
});

it("requires a valid sign-in if there is an account", async () => {
  const revoked = new Error("revoked");
  const finding = findLeaver({ exists: async () => true }, "ada", () => Promise.reject(revoked));
  await expect(finding).rejects.toBe(revoked);
});
