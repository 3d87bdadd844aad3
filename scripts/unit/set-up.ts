import * as fc from "fast-check";
import { afterEach, vi } from "vitest";

// How many cases each property is tried with, unless it says otherwise.
fc.configureGlobal({ numRuns: Number(process.env["FARWORK_PROPERTY_RUNS"] ?? 100) });

// Of what a test puts in place of something else, the next one finds nothing, in whichever file.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
