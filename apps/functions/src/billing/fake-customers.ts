import type { CustomerClaims } from "./ensure-customer.ts";
import type { StripeGateway } from "./stripe-gateway.ts";

/** Claims in memory, each step as indivisible as a transaction; `runOut` is the lease's end. */
export function fakeClaims(users: Iterable<string>) {
  const customers = new Map<string, string | undefined>(Array.from(users, (uid) => [uid, undefined]));
  const claims = new Map<string, { holder: string | undefined; customerId?: string }>();
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
      claims.set(uid, { holder });
      return { status: "ours", holder, mayExist: before !== undefined };
    },
    complete: async (uid, made) => {
      const customerId = claims.get(uid)?.customerId ?? made;
      claims.set(uid, { holder: undefined, customerId });
      wake();
      if (!customers.has(uid)) return { status: "no-user" };
      customers.set(uid, customerId);
      return { status: "made", customerId };
    },
    letGo: async (uid, holder) => {
      if (claims.get(uid)?.holder === holder) free(uid);
    },
    waitUntilFree: (uid) =>
      claims.get(uid)?.holder === undefined
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.add(resolve)),
  };
  return { ...fake, customers, runOut: free };
}

/** A Stripe that forgets idempotency keys; `made` holds whose customers there are, in order. */
export function fakeStripe() {
  const made: string[] = [];
  const fake: StripeGateway = {
    findCustomer: async ({ uid }) => (made.includes(uid) ? `cus_${made.indexOf(uid)}` : undefined),
    createCustomer: async ({ uid }) => `cus_${made.push(uid) - 1}`,
  };
  return { ...fake, made };
}
