import type { CustomerClaims } from "../ensure-customer.ts";
import type { StripeGateway } from "../stripe-gateway.ts";

/** In-memory claims with atomic steps; `runOut` expires the lease. */
export function fakeClaims(users: Iterable<string>) {
  const customers = new Map<string, string | undefined>(Array.from(users, (uid) => [uid, undefined]));
  const claims = new Map<string, { holder: string | undefined; customerId?: string; deleted?: string }>();
  const waiting = new Set<() => void>();
  let holders = 0;
  const free = (uid: string) => {
    const claim = claims.get(uid);
    if (claim) claim.holder = undefined;
    wake();
  };
  const wake = () => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const fake: CustomerClaims = {
    find: async (uid) => customers.get(uid),
    claim: async (uid) => {
      if (!customers.has(uid)) return { status: "no-user" };
      const before = claims.get(uid);
      const customerId = customers.get(uid) ?? before?.customerId;
      if (customerId !== undefined) {
        customers.set(uid, customerId);
        return { status: "made", customerId };
      }
      if (before?.holder !== undefined) return { status: "held" };
      const holder = `holder-${(holders += 1)}`;
      claims.set(uid, { ...before, holder });
      const { deleted } = before ?? {};
      return {
        status: "ours",
        holder,
        mayExist: before !== undefined,
        ...(deleted !== undefined && { deleted }),
      };
    },
    complete: async (uid, made) => {
      if (!customers.has(uid) && !claims.has(uid)) return { status: "deleted" };
      const customerId = claims.get(uid)?.customerId ?? made;
      claims.set(uid, { ...claims.get(uid), holder: undefined, customerId });
      wake();
      if (!customers.has(uid)) return { status: "no-user" };
      customers.set(uid, customerId);
      return { status: "made", customerId };
    },
    release: async (uid, holder) => {
      if (claims.get(uid)?.holder === holder) free(uid);
    },
    forget: async (uid, deleted) => {
      if (claims.get(uid)?.customerId !== deleted) return;
      claims.set(uid, { holder: undefined, deleted });
      if (customers.has(uid)) customers.set(uid, undefined);
    },
    waitUntilFree: (uid) =>
      claims.get(uid)?.holder === undefined
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.add(resolve)),
  };
  return { ...fake, customers, claims, runOut: free };
}

/**
 * A fake Stripe without idempotency keys, except that it knows which customer another replaced (`after`); `made` lists
 * the owners of created customers in order, `kept` has existing ones by id.
 */
export function fakeStripe() {
  const made: string[] = [];
  const kept = new Map<string, string>();
  const after: string[] = [];
  const fake: StripeGateway = {
    findCustomer: async ({ uid }) => [...kept].find(([, owner]) => owner === uid)?.[0],
    createCustomer: async ({ uid }, deleted) => {
      if (deleted !== undefined) after.push(deleted);
      const customerId = `cus_${made.push(uid) - 1}`;
      kept.set(customerId, uid);
      return customerId;
    },
    isDeleted: async (customerId) => !kept.has(customerId),
    deleteCustomer: async (customerId) => void kept.delete(customerId),
  };
  return { ...fake, made, kept, after };
}
