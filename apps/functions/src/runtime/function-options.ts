import { siteUrl } from "./params.ts";

/** The longest request of ours, with a hundred hidden jobs and companies, has some 40 kB. */
export const MAX_REQUEST_BYTES = 128 * 1024;

/** An event of Stripe's has some 10 kB; with what a customer's metadata may hold, not a tenth of this. */
export const MAX_EVENT_BYTES = 1024 * 1024;

/** Where every function runs. Browsers call the same region: `createClient(app, { region })` in the data package. */
const REGION = "us-central1";

/**
 * Memory, time and instances of the public job callables. With 20,000 jobs an instance holds 280 MB, and 600 MB at
 * most while it builds a damaged index again, which takes 10 s with a local emulator. By these measures it can do so
 * with some 38,000 jobs, in 20 s; more want more memory (`docs/scale.md`).
 */
export const JOB_CALLABLE = {
  region: REGION,
  memory: "1GiB",
  timeoutSeconds: 30,
  maxInstances: 20,
  concurrency: 80,
  /** Of browsers, only our own pages' may read an answer. */
  cors: siteUrl,
} as const;

/** Deleting an account with some 20,000 marks takes half a minute; a call that ends before is repeated. */
export const DELETION = { memory: "512MiB", timeoutSeconds: 60 } as const;
export const DELETION_DEADLINE_SECONDS = 55;

/** The same for accounts that the identity service deleted: nobody waits for it. */
export const REMOVAL = {
  ...DELETION,
  region: REGION,
  timeoutSeconds: 300,
  maxInstances: 5,
  concurrency: 10,
} as const;

/** Thousands of marks, each with its job's facts. */
export const EXPORT_DEADLINE_SECONDS = 25;

/** Plans and Stripe's pages: few calls, each waiting for Stripe. */
export const BILLING_CALLABLE = { memory: "256MiB", timeoutSeconds: 30 } as const;

/** Stripe waits some ten seconds for an answer, and comes again where there is none. */
export const WEBHOOK = {
  region: REGION,
  memory: "256MiB",
  timeoutSeconds: 30,
  maxInstances: 10,
  concurrency: 20,
  cors: false,
  maxBytes: MAX_EVENT_BYTES,
} as const;

/** Our own HTTP endpoints. Nothing of another site may call them from a browser. */
export const HTTP_API = {
  region: REGION,
  memory: "256MiB",
  timeoutSeconds: 30,
  maxInstances: 20,
  concurrency: 80,
  cors: false,
  maxBytes: MAX_REQUEST_BYTES,
} as const;

/** Of strangers' pictures an instance holds one a request, and some that were asked for lately. */
export const PICTURES = {
  region: REGION,
  memory: "512MiB",
  timeoutSeconds: 30,
  maxInstances: 10,
  concurrency: 80,
  cors: false,
  maxBytes: MAX_REQUEST_BYTES,
} as const;

/**
 * A poll reads and writes in bounded batches; two polls at once would only repeat each other's work. What takes
 * memory is the merging of index segments: 0.9 GB for the largest one there may be.
 */
export const INGESTION = {
  region: REGION,
  memory: "2GiB",
  timeoutSeconds: 540,
  maxInstances: 1,
  concurrency: 1,
  retryCount: 0,
} as const;

/** One small file a day, and one document. */
export const RATES = {
  region: REGION,
  memory: "256MiB",
  timeoutSeconds: 300,
  maxInstances: 1,
  concurrency: 1,
  retryCount: 0,
} as const;

/** It holds the search index, and makes a small one of what is new in it. Two at once only take turns. */
export const ALERTS = {
  region: REGION,
  memory: "1GiB",
  timeoutSeconds: 540,
  maxInstances: 1,
  concurrency: 1,
  retryCount: 0,
} as const;
