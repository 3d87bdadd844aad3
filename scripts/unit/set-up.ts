import * as fc from "fast-check";
import { afterEach, vi } from "vitest";

// The default number of cases per property.
fc.configureGlobal({ numRuns: Number(process.env["FARWORK_PROPERTY_RUNS"] ?? 100) });

// Resets all mocks, so that tests do not affect each other.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
