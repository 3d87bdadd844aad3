import { FirebaseAuthError } from "firebase-admin/auth";
import { expect, it, vi } from "vitest";

import { setPlanClaim } from "./plan-claim.ts";

function openAccounts(customClaims?: Record<string, unknown>) {
  const setCustomUserClaims = vi.fn<(uid: string, claims: object) => Promise<void>>(async () => {});
  return { getUser: async () => ({ ...(customClaims && { customClaims }) }), setCustomUserClaims };
}

it("is added to other claims, and removed from them", async () => {
  const operator = openAccounts({ admin: true });
  await setPlanClaim(operator, "ada", "pro");
  expect(operator.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith("ada", { admin: true, plan: "pro" });
  const payer = openAccounts({ admin: true, plan: "pro" });
  await setPlanClaim(payer, "ada", "free");
  expect(payer.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith("ada", { admin: true });
});

it.each([
  ["pro", { plan: "pro" }],
  ["free", {}],
  ["free", undefined],
] as const)("is not written where it says %s already", async (plan, claims) => {
  const accounts = openAccounts(claims);
  await setPlanClaim(accounts, "ada", plan);
  expect(accounts.setCustomUserClaims).not.toHaveBeenCalled();
});

it("is ignored for a deleted account", async () => {
  const gone = new FirebaseAuthError({ code: "user-not-found", message: "gone" });
  const accounts = { ...openAccounts(), getUser: () => Promise.reject(gone) };
  await expect(setPlanClaim(accounts, "ada", "pro")).resolves.toBeUndefined();
  const down = { ...openAccounts(), getUser: () => Promise.reject(new Error("down")) };
  await expect(setPlanClaim(down, "ada", "pro")).rejects.toThrow("down");
  const refusing = new FirebaseAuthError({ code: "internal-error", message: "refused" });
  const busy = { ...openAccounts(), getUser: () => Promise.reject(refusing) };
  await expect(setPlanClaim(busy, "ada", "pro")).rejects.toThrow("refused");
});
