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
} as const;

/** Our own HTTP endpoints. Nothing of another site may call them from a browser. */
export const HTTP_API = {
  region: REGION,
  memory: "256MiB",
  timeoutSeconds: 30,
  maxInstances: 20,
  concurrency: 80,
  cors: false,
} as const;

/**
 * A sweep reads and writes in bounded batches; two sweeps at once would only repeat each other's work. What takes
 * memory is the merging of index segments: 0.9 GB for the largest one there may be.
 */
export const INGESTION = {
  region: REGION,
  memory: "2GiB",
  timeoutSeconds: 540,
  maxInstances: 1,
  retryCount: 0,
} as const;
