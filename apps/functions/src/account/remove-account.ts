import type { CustomerClaims } from "../billing/ensure-customer.ts";
import type { StripeGateway } from "../billing/stripe-gateway.ts";

export interface AccountRecords {
  /** From here on browsers cannot write for the account, and nobody can begin to make its customer. */
  readonly close: (uid: string) => Promise<void>;
  /** The payment customer that is written down. */
  readonly findCustomer: (uid: string) => Promise<string | undefined>;
  /** Deletes every document of the person. */
  readonly remove: (uid: string) => Promise<void>;
}

/** Accounts at the identity service; both do nothing for one that is gone. */
export interface IdentityAccounts {
  readonly revoke: (uid: string) => Promise<void>;
  readonly remove: (uid: string) => Promise<void>;
}

export interface RemovalServices {
  readonly records: AccountRecords;
  readonly claims: Pick<CustomerClaims, "waitUntilFree">;
  readonly stripe: Pick<StripeGateway, "findCustomer" | "deleteCustomer">;
  readonly accounts: IdentityAccounts;
}

/**
 * Deletes an account with everything. Each step may be repeated, and the account at the identity service, by which its
 * person can try again, goes last: wherever this breaks off, the next call does what is left.
 *
 * @throws Error where Stripe, the database or the identity service fails, or somebody goes on making the payment
 * customer for too long.
 */
export async function removeAccount(
  { records, claims, stripe, accounts }: RemovalServices,
  { uid, email }: { readonly uid: string; readonly email: string | undefined },
): Promise<void> {
  await records.close(uid);
  await claims.waitUntilFree(uid);
  const written = await records.findCustomer(uid);
  if (written !== undefined) await stripe.deleteCustomer(written);
  // Without an e-mail no customer is made. Whoever died while making one has left it for Stripe alone to know.
  const unwritten = email === undefined ? undefined : await stripe.findCustomer({ uid, email });
  if (unwritten !== undefined) await stripe.deleteCustomer(unwritten);
  await records.remove(uid);
  await accounts.revoke(uid);
  await accounts.remove(uid);
}
