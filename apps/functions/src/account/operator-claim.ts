import type { UserRecord } from "firebase-admin/auth";

import { openAuth } from "../runtime/admin.ts";
import { Refusal } from "../runtime/refusal.ts";
import { findAccount, isUnknown } from "../sign-ins/unknown-account.ts";

/** The custom claim that makes an account an operator's, when it is `true`. */
const CLAIM = "admin";

type Account = Pick<UserRecord, "uid" | "disabled" | "customClaims">;

/** What of the identity service is asked here. */
export interface OperatorAccounts {
  getUser(uid: string): Promise<Account>;
  getUserByEmail(email: string): Promise<Account>;
  setCustomUserClaims(uid: string, claims: object): Promise<void>;
}

/**
 * Lets operators pass, and nobody else. The identity service is asked, not the token, which may be an hour old: what
 * `pnpm operator` says holds at once.
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

/** Makes the account of an e-mail an operator's, or no longer one; its other claims stay. False for nobody's e-mail. */
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
