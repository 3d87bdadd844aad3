import { Refusal } from "../runtime/refusal.ts";
import type { Person, StripeGateway } from "./stripe-gateway.ts";

// Where holder after holder fails, Stripe does not answer: then nobody waits for every other's turn.
const MAX_TRIES = 3;

/** Sees to it that of all the callers, on all instances, one at a time makes a person's customer. */
export interface CustomerClaims {
  /** The customer that a person's document names, if any. */
  readonly find: (uid: string) => Promise<string | undefined>;
  /** Takes the claim, unless there is nothing to make or somebody else holds it. */
  readonly claim: (uid: string) => Promise<Claim>;
  /**
   * Writes the customer to claim and user in one commit; gives the one written first, if another was. Writes nothing
   * where both are gone: the account was deleted.
   */
  readonly complete: (uid: string, customerId: string) => Promise<Completed>;
  /** Lets others try at once, instead of when the claim has run out; nothing where it is not the holder's any more. */
  readonly release: (uid: string, holder: string) => Promise<void>;
  /** Forgets a customer that was deleted at Stripe, so that the next to claim makes another; no other than that one. */
  readonly forget: (uid: string, deleted: string) => Promise<void>;
  /** Resolves when nobody holds the claim any more; rejects where that takes longer than a caller would wait. */
  readonly waitUntilFree: (uid: string) => Promise<void>;
}

type Ended = "made" | "no-user";
type Completed = Extract<Claim, { status: Ended }> | { readonly status: "deleted" };

/**
 * `mayExist`: a holder before us may have made a customer at Stripe and come no further. `deleted`: the customer that
 * was forgotten last.
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
 * The id of a person's one payment customer, made where there is none yet. Calls at the same time give the same id;
 * a call that broke off anywhere is taken up by the next one.
 *
 * @throws Refusal `failed-precondition` where the account has no user document yet.
 * @throws Error where Stripe or the database fails, or others go on trying for too long.
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
    // Not let go, the claim runs out by itself: what matters is why there is no customer.
    await claims.release(person.uid, claim.holder).catch(() => undefined);
    throw error;
  });
  const outcome = await claims.complete(person.uid, customerId);
  // Made too late for the deletion to find it.
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
