import * as fc from "fast-check";
import { afterEach, vi } from "vitest";

// How many cases each property is tried with, unless it says otherwise.
fc.configureGlobal({ numRuns: Number(process.env["FARWORK_PROPERTY_RUNS"] ?? 100) });

afterEach(() => void vi.useRealTimers());
