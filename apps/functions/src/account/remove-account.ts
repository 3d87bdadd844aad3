import type { CustomerClaims } from "../billing/ensure-customer.ts";
import type { StripeGateway } from "../billing/stripe-gateway.ts";

export interface AccountRecords {
  /** From now on browsers cannot write for the account, and no customer can be created for it. */
  readonly close: (uid: string) => Promise<void>;
  /** The recorded payment customer. */
  readonly findCustomer: (uid: string) => Promise<string | undefined>;
  /** Deletes every document of the person. */
  readonly remove: (uid: string) => Promise<void>;
}

/** Accounts at the identity service. Both methods ignore missing ones. */
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
 * Deletes an account and all data. Every step is idempotent, and the account at the identity service is deleted last so
 * that its owner can try again: if this is interrupted, the next call continues.
 *
 * @throws Error if Stripe, the database or the identity service fails, or creating the payment customer takes another
 * call too long.
 */
export async function removeAccount(
  { records, claims, stripe, accounts }: RemovalServices,
  { uid, email }: { readonly uid: string; readonly email: string | undefined },
): Promise<void> {
  await records.close(uid);
  await claims.waitUntilFree(uid);
  const written = await records.findCustomer(uid);
  if (written !== undefined) await stripe.deleteCustomer(written);
  // Customers need an email. If creating one was interrupted, only Stripe may know about it.
  const unwritten = email === undefined ? undefined : await stripe.findCustomer({ uid, email });
  if (unwritten !== undefined) await stripe.deleteCustomer(unwritten);
  await records.remove(uid);
  await accounts.revoke(uid);
  await accounts.remove(uid);
}
