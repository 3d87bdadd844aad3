import type { UserRecord } from "firebase-admin/auth";

import { openAuth } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { findAccount, isUnknown } from "../sign-ins/unknown-account.ts";

/** The custom claim that is `true` for operators. */
const CLAIM = "admin";

type Account = Pick<UserRecord, "uid" | "disabled" | "customClaims">;

/** The parts of the identity service used here. */
export interface OperatorAccounts {
  getUser(uid: string): Promise<Account>;
  getUserByEmail(email: string): Promise<Account>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
}

/**
 * Rejects everyone but operators. Asks the identity service, not the token, which may be an hour old, so that `pnpm
 * operator` takes effect at once.
 *
 * @throws Refusal `permission-denied`; `unauthenticated` where the account is deleted or disabled.
 */
export async function requireOperator(
  uid: string,
  accounts: Pick<OperatorAccounts, "getUser"> = openAuth(),
): Promise<void> {
  const { disabled, customClaims } = await accounts.getUser(uid).catch(refuseUnknown);
  if (disabled) throw new Refusal("unauthenticated");
  if (customClaims?.[CLAIM] !== true) throw new Refusal("permission-denied");
}

/**
 * Grants or revokes the operator role of the account with an email, keeping other claims. Returns false if there is no
 * such account.
 */
export async function setOperator(
  email: string,
  isOperator: boolean,
  accounts: Omit<OperatorAccounts, "getUser"> = openAuth(),
): Promise<boolean> {
  const account = await findAccount(email, accounts);
  if (account === undefined) return false;
  const { [CLAIM]: _, ...others } = account.customClaims ?? {};
  await accounts.setCustomUserClaims(account.uid, isOperator ? { ...others, [CLAIM]: true } : others);
  return true;
}

function refuseUnknown(error: unknown): never {
  throw isUnknown(error) ? new Refusal("unauthenticated") : error;
}
