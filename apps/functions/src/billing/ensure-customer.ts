import { Refusal } from "../runtime/refusal.ts";
import type { Person, StripeGateway } from "./stripe-gateway.ts";

// If several holders fail in a row, Stripe is down, so stop waiting.
const MAX_TRIES = 3;

/** Ensures that only one caller at a time, across all instances, creates a person's customer. */
export interface CustomerClaims {
  /** The customer in the person's document, if any. */
  readonly find: (uid: string) => Promise<string | undefined>;
  /** Takes the claim, unless there is nothing to create or someone else holds it. */
  readonly claim: (uid: string) => Promise<Claim>;
  /**
   * Writes the customer to claim and user in one commit; returns the existing one if another was written first. Writes
   * nothing if both are gone, because the account was deleted.
   */
  readonly complete: (uid: string, customerId: string) => Promise<Completed>;
  /** Lets others try immediately instead of when the claim expires; does nothing if the holder has lost it. */
  readonly release: (uid: string, holder: string) => Promise<void>;
  /** Forgets this customer, which was deleted at Stripe, so that the next claim creates another. */
  readonly forget: (uid: string, deleted: string) => Promise<void>;
  /** Resolves when the claim is free; rejects if that takes longer than callers wait. */
  readonly waitUntilFree: (uid: string) => Promise<void>;
}

type Ended = "made" | "no-user";
type Completed = Extract<Claim, { status: Ended }> | { readonly status: "deleted" };

/**
 * `mayExist`: an earlier holder may have created a customer at Stripe before failing. `deleted`: the last forgotten
 * customer.
 */
export type Claim =
  | { readonly status: "made"; readonly customerId: string }
  | { readonly status: "no-user" }
  | { readonly status: "held" }
  | {
      readonly status: "ours";
      readonly holder: string;
      readonly mayExist: boolean;
      readonly deleted?: string;
    };

export interface CustomerServices {
  readonly claims: CustomerClaims;
  readonly stripe: StripeGateway;
}

/**
 * Returns the id of a person's payment customer, creating it if needed. Concurrent calls return the same id;
 * interrupted calls are completed by the next one.
 *
 * @throws Refusal `failed-precondition` if the account has no user document yet.
 * @throws Error if Stripe or the database fails, or others hold the claim for too long.
 */
export async function ensureCustomer(services: CustomerServices, person: Person): Promise<string> {
  const { claims } = services;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const claim = await claims.claim(person.uid);
    if (claim.status === "made") return claim.customerId;
    if (claim.status === "no-user") throw noUser();
    if (claim.status === "ours") return makeCustomer(services, person, claim);
    await claims.waitUntilFree(person.uid);
  }
  throw new Error("Caller after caller could not make this payment customer.");
}

async function makeCustomer(
  { claims, stripe }: CustomerServices,
  person: Person,
  claim: Extract<Claim, { status: "ours" }>,
): Promise<string> {
  const customerId = await findOrCreate(stripe, person, claim).catch(async (error: unknown) => {
    // If releasing fails, the claim expires on its own; the original error matters more.
    await claims.release(person.uid, claim.holder).catch(() => undefined);
    throw error;
  });
  const outcome = await claims.complete(person.uid, customerId);
  // Created too late for the account deletion to find it.
  if (outcome.status === "deleted") await stripe.deleteCustomer(customerId);
  if (outcome.status !== "made") throw noUser();
  return outcome.customerId;
}

async function findOrCreate(
  stripe: StripeGateway,
  person: Person,
  { mayExist, deleted }: Extract<Claim, { status: "ours" }>,
): Promise<string> {
  const found = mayExist ? await stripe.findCustomer(person) : undefined;
  return found ?? stripe.createCustomer(person, deleted);
}

const noUser = () => new Refusal("failed-precondition", "uid");
