import { siteUrl } from "./params.ts";

/** Our largest request, with a hundred hidden jobs and companies, has about 40 kB. */
export const MAX_REQUEST_BYTES = 128 * 1024;

/** A Stripe event has about 10 kB; even with maximum metadata, less than a tenth of this. */
export const MAX_EVENT_BYTES = 1024 * 1024;

/** The region of all functions. Browsers call the same one: `createClient(app, { region })` in the data package. */
const REGION = "us-central1";

/**
 * Memory, timeout and instances of the public job callables. With 20,000 jobs, an instance uses 280 MB, and up to 600
 * MB while rebuilding a damaged index, which takes 10 s with a local emulator. This is enough for about 38,000 jobs in
 * 20 s; more jobs need more memory (`docs/scale.md`).
 */
export const JOB_CALLABLE = {
  region: REGION,
  memory: "1GiB",
  timeoutSeconds: 30,
  maxInstances: 20,
  concurrency: 80,
  /** Only our own pages may read responses in browsers. */
  cors: siteUrl,
} as const;

/** Deleting an account with about 20,000 saved and applied jobs takes half a minute; interrupted calls are repeated. */
export const DELETION = { memory: "512MiB", timeoutSeconds: 60 } as const;
export const DELETION_DEADLINE_SECONDS = 55;

/** The same for accounts deleted by the identity service, for which nobody waits. */
export const REMOVAL = {
  ...DELETION,
  region: REGION,
  timeoutSeconds: 300,
  maxInstances: 5,
  concurrency: 10,
} as const;

/** Thousands of saved and applied jobs, each with its facts. */
export const EXPORT_DEADLINE_SECONDS = 25;

/** Plans and Stripe's pages: few calls, mostly waiting for Stripe. */
export const BILLING_CALLABLE = { memory: "256MiB", timeoutSeconds: 30 } as const;

/** Stripe waits about ten seconds for a response, and retries without one. */
export const WEBHOOK = {
  region: REGION,
  memory: "256MiB",
  timeoutSeconds: 30,
  maxInstances: 10,
  concurrency: 20,
  cors: false,
  maxBytes: MAX_EVENT_BYTES,
} as const;

/** Our own HTTP endpoints, which no other site may call from a browser. */
export const HTTP_API = {
  region: REGION,
  memory: "256MiB",
  timeoutSeconds: 30,
  maxInstances: 20,
  concurrency: 80,
  cors: false,
  maxBytes: MAX_REQUEST_BYTES,
} as const;

/** An instance holds one external image per request and a cache of recent ones. */
export const IMAGES = {
  region: REGION,
  memory: "512MiB",
  timeoutSeconds: 30,
  maxInstances: 10,
  concurrency: 80,
  cors: false,
  maxBytes: MAX_REQUEST_BYTES,
} as const;

/**
 * A poll reads and writes in bounded batches; concurrent polls would only repeat work. Most memory is used for merging
 * index segments: 0.9 GB for the largest possible one.
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

/** Holds the search index and a small index of new jobs. Concurrent runs would only wait for each other. */
export const ALERTS = {
  region: REGION,
  memory: "1GiB",
  timeoutSeconds: 540,
  maxInstances: 1,
  concurrency: 1,
  retryCount: 0,
} as const;
