import type { Allowance } from "@farwork/serving/pace-callers";

/** So many calls of one kind by one caller, within each window of time. */
export interface RateLimit {
  readonly calls: number;
  readonly windowSeconds: number;
}

const HOUR = 3600;

/**
 * Every limit by account there is, by what is called. What browsers ask of the identity service is not among it: that
 * limits it itself.
 */
export const RATE_LIMITS = {
  createStripeCustomer: { calls: 60, windowSeconds: HOUR },
  // Renewed by every tab that comes back.
  createSession: { calls: 300, windowSeconds: HOUR },
  /** Mails, of which whoever knows the password could have any number sent. */
  newSignInMail: { calls: 10, windowSeconds: 24 * HOUR },
  // The dashboard asks at each visit, and every job is ranked for it.
  getRecommendedJobs: { calls: 120, windowSeconds: HOUR },
  exportAccount: { calls: 20, windowSeconds: HOUR },
  endSignIns: { calls: 60, windowSeconds: HOUR },
  deleteAccount: { calls: 20, windowSeconds: HOUR },
  choosePlan: { calls: 60, windowSeconds: HOUR },
  /** Stripe's pages, to pay or to change on. */
  billingPage: { calls: 30, windowSeconds: HOUR },
  // As fast as somebody goes down a listing, and far from filling a database.
  markJob: { calls: 600, windowSeconds: HOUR },
  saveSearch: { calls: 60, windowSeconds: HOUR },
  stopAlerts: { calls: 60, windowSeconds: HOUR },
  resumeAlerts: { calls: 30, windowSeconds: HOUR },
  readIngestStatus: { calls: 600, windowSeconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;
export type RateLimitName = keyof typeof RATE_LIMITS;

/**
 * Documents that one person's pages may have read of them by one instance, without a wait. The site's own server asks for
 * everybody and is not counted, so that one person who loads a page over and over would use up what all others need.
 */
export const READ_LIMIT = {
  rate: { perSecond: 500, burst: 20_000 },
  waitMs: 0,
  maxCallers: 100_000,
} as const;

/**
 * What one address may ask of one instance, by what it costs in milliseconds of a processor (its contract, or
 * `costs.ts`): a tenth of it for as long as somebody goes on. Half a second's work may come in a burst, as of a page that
 * counts the jobs of many saved searches, but is done no faster than a quarter of an instance works. Who owes more
 * waits for their turn for up to three seconds.
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
 * How much more an address may ask where no `SITE_SECRET` is set: the site's own server is then an address like any
 * other, and asks for everybody.
 */
export const UNKNOWN_SITE_FACTOR = 10;

/**
 * What one address may be given of one instance besides, of what may be longer than 256 kB: jobs with their descriptions,
 * of up to 37 kB each, and pictures, of up to 1 MiB.
 */
export const OWN_LIMITS = {
  wholeJobs: { rates: [{ perSecond: 20, burst: 200 }], waitMs: 3000, maxCallers: 100_000 },
  pictures: { rates: [{ perSecond: 1, burst: 15 }], waitMs: 3000, maxCallers: 100_000 },
} as const satisfies Readonly<Record<string, Allowance>>;
export type OwnLimitName = keyof typeof OWN_LIMITS;

/** How long a refusal is held back. */
export const REFUSED_MS = 1000;

/**
 * The shares of the calls that an instance may have at a time (`concurrency`) that may wait for their turn or be held
 * back, those of one address and of all: the others have the rest.
 */
export const MAX_WAITING = { ofAddress: 0.6, ofAll: 0.75 } as const;
