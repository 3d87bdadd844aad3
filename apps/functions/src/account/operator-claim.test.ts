import { AuthErrorCode, FirebaseAuthError } from "firebase-admin/auth";
import { describe, expect, it, vi } from "vitest";

import { type OperatorAccounts, requireOperator, setOperator } from "./operator-claim.ts";

type Account = Awaited<ReturnType<OperatorAccounts["getUser"]>>;

const ada = { uid: "ada", disabled: false };

/** An identity service with one account, or none. */
function knowing(account: Account | undefined) {
  const find = async () => {
    if (account) return account;
    throw new FirebaseAuthError({ code: AuthErrorCode.USER_NOT_FOUND, message: "no" });
  };
  const setCustomUserClaims = vi.fn<OperatorAccounts["setCustomUserClaims"]>(async () => {});
  return { getUser: find, getUserByEmail: find, setCustomUserClaims };
}

describe("operator access", () => {
  it("is granted to an account with the claim", async () => {
    await requireOperator("ada", knowing({ ...ada, customClaims: { admin: true } }));
  });

  it.each([{}, { admin: false }, { admin: "true" }, { operator: true }])(
    "is denied to one with the claims %j",
    async (customClaims: Record<string, unknown>) => {
      const knock = requireOperator("ada", knowing({ ...ada, customClaims }));
      await expect(knock).rejects.toMatchObject({ name: "Refusal", code: "permission-denied" });
    },
  );

  it("is denied to one without claims", async () => {
    await expect(requireOperator("ada", knowing(ada))).rejects.toMatchObject({ code: "permission-denied" });
  });

  it.each([
    ["disabled since", { ...ada, disabled: true, customClaims: { admin: true } }],
    ["deleted since", undefined],
  ])("treats an account %s as missing", async (_, account) => {
    const knock = requireOperator("ada", knowing(account));
    await expect(knock).rejects.toMatchObject({ name: "Refusal", code: "unauthenticated" });
  });

  it("rejects nobody because of an outage of the identity service", async () => {
    const outage = new FirebaseAuthError({ code: AuthErrorCode.INTERNAL_ERROR, message: "no" });
    const knock = requireOperator("ada", { getUser: () => Promise.reject(outage) });
    await expect(knock).rejects.toBe(outage);
  });
});

describe("granting the operator role", () => {
  it("adds the claim to existing ones", async () => {
    const accounts = knowing({ ...ada, customClaims: { plan: "free" } });
    expect(await setOperator("ada@example.com", true, accounts)).toBe(true);
    expect(accounts.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith("ada", {
      plan: "free",
      admin: true,
    });
  });

  it("and revoking it removes only that claim", async () => {
    const accounts = knowing({ ...ada, customClaims: { plan: "free", admin: true } });
    expect(await setOperator("ada@example.com", false, accounts)).toBe(true);
    expect(accounts.setCustomUserClaims).toHaveBeenCalledExactlyOnceWith("ada", { plan: "free" });
  });

  it("does nothing for an unknown email", async () => {
    const accounts = knowing(undefined);
    expect(await setOperator("nobody@example.com", true, accounts)).toBe(false);
    expect(accounts.setCustomUserClaims).not.toHaveBeenCalled();
  });
});
