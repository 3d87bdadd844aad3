import { FirebaseAuthError } from "firebase-admin/auth";

/** The account of an e-mail; undefined for nobody's. */
export async function findAccount<Account>(
  email: string,
  accounts: { getUserByEmail(email: string): Promise<Account> },
): Promise<Account | undefined> {
  return accounts.getUserByEmail(email).catch(ignoreUnknown);
}

/** Takes a failure of the identity service that means no such account for nothing; any other goes on. */
export function ignoreUnknown(error: unknown): undefined {
  if (!isUnknown(error)) throw error;
}

/** Whether a failure of the identity service means that there is no such account. */
export function isUnknown(error: unknown): boolean {
  return (
    error instanceof FirebaseAuthError && ["auth/user-not-found", "auth/invalid-email"].includes(error.code)
  );
}
