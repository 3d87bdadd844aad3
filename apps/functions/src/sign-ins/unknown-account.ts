import { FirebaseAuthError } from "firebase-admin/auth";

/** The account with an email; undefined if there is none. */
export async function findAccount<Account>(
  email: string,
  accounts: { getUserByEmail(email: string): Promise<Account> },
): Promise<Account | undefined> {
  return accounts.getUserByEmail(email).catch(ignoreUnknown);
}

/** Ignores the identity service's error for an unknown account and rethrows others. */
export function ignoreUnknown(error: unknown): undefined {
  if (!isUnknown(error)) throw error;
}

/** Whether an error of the identity service means that the account does not exist. */
export function isUnknown(error: unknown): boolean {
  return (
    error instanceof FirebaseAuthError && ["auth/user-not-found", "auth/invalid-email"].includes(error.code)
  );
}
