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
  // The dashboard asks at each visit.
  getRecommendedJobs: { calls: 600, windowSeconds: HOUR },
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
 * Documents that one person's pages may have read of them by one instance. The site's own server asks for everybody, so that
 * counted by its address one person who loads a page over and over would use up what all others need.
 */
export const READ_LIMIT = { units: 30_000, windowSeconds: 60, maxAccounts: 100_000 } as const;

/**
 * What one address may ask of one instance without an account: a call is a unit, and so is each document of the database
 * that its answer may read. An instance answers some 600 listings a second (docs/benchmarks/load.md), of which no
 * document is read; whoever asks for documents gets no more than 1,000 a second out of it.
 */
export const ADDRESS_LIMIT = { units: 60_000, windowSeconds: 60, maxAddresses: 100_000 } as const;
