import * as z from "zod/mini";

/** The running backends, as environment variables. */
const Backends = z.array(z.record(z.string(), z.string()));

const backends = process.env["FARWORK_BACKENDS"];
if (backends === undefined)
  throw new Error("FARWORK_BACKENDS is not set: run `pnpm test:integration`, which starts the emulators.");
// Vitest numbers its workers from 1.
const worker = Number(process.env["VITEST_POOL_ID"]);
Object.assign(process.env, z.parse(Backends, JSON.parse(backends))[worker - 1]);
