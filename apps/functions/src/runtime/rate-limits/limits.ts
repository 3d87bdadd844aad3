import type { SignedInContract } from "@farwork/domain";
import type { Allowance } from "@farwork/serving/pace-callers";

/** A number of calls per caller and time window, counted under its name. */
export interface RateLimit {
  readonly name: string;
  readonly calls: number;
  readonly windowSeconds: number;
}

const HOUR = 3600;

/**
 * The limits per account besides those of callables for signed-in people, which are in their contracts. The identity
 * service limits its own requests.
 */
export const RATE_LIMITS = {
  createStripeCustomer: { name: "createStripeCustomer", calls: 60, windowSeconds: HOUR },
  // Renewed whenever a tab becomes active again.
  createSession: { name: "createSession", calls: 300, windowSeconds: HOUR },
  /** Emails that anyone with the password could trigger. */
  newSignInMail: { name: "newSignInMail", calls: 10, windowSeconds: 24 * HOUR },
  stopAlerts: { name: "stopAlerts", calls: 60, windowSeconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** The limit per account of a callable for signed-in people. */
export function getAccountLimit({
  name,
  callsPerHour,
}: Pick<SignedInContract, "name" | "callsPerHour">): RateLimit {
  return { name, calls: callsPerHour, windowSeconds: HOUR };
}

/**
 * Documents that a person's pages may read per instance. Needed because the site's server is exempt from other limits,
 * so that one person reloading a page could use up everyone's capacity.
 */
export const READ_LIMIT = {
  rate: { perSecond: 500, burst: 20_000 },
  waitMs: 0,
  maxCallers: 100_000,
} as const;

/**
 * What one address may use of an instance, in CPU milliseconds (see contracts and `costs.ts`): a tenth of it
 * continuously. Bursts of half a second's work are allowed, e.g. for a page that counts jobs of many saved searches, at
 * up to a quarter of an instance. Beyond that, requests wait for up to three seconds.
 */
export const ADDRESS_LIMIT = {
  rates: [
    { perSecond: 100, burst: 500 },
    { perSecond: 250, burst: 20 },
  ],
  waitMs: 3000,
  maxCallers: 100_000,
} as const;

/**
 * Factor for all addresses if no `SITE_SECRET` is set: then the site's server, which calls on behalf of everyone, is an
 * address like any other.
 */
export const UNKNOWN_SITE_FACTOR = 10;

/**
 * Additional limits per address and instance for large responses: jobs with descriptions (up to 37 kB each) and images
 * (up to 1 MiB).
 */
export const OWN_LIMITS = {
  wholeJobs: { rates: [{ perSecond: 20, burst: 200 }], waitMs: 3000, maxCallers: 100_000 },
  images: { rates: [{ perSecond: 1, burst: 15 }], waitMs: 3000, maxCallers: 100_000 },
} as const satisfies Readonly<Record<string, Allowance>>;
export type OwnLimitName = keyof typeof OWN_LIMITS;

/** How long a refusal is delayed. */
export const REFUSED_MS = 1000;

/**
 * Maximum shares of an instance's concurrent calls (`concurrency`) that may be waiting or delayed, per address and in
 * total.
 */
export const MAX_WAITING = { ofAddress: 0.6, ofAll: 0.75 } as const;
