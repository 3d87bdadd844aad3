import { defineConfig } from "vitest/config";

const DATES = "src/date/**/*.test.ts";

/** Dates are read and told alike wherever the machine stands: at UTC, behind it, and as far ahead of it as can be. */
const ZONES = ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"];

/** Property checks and megabytes of hostile markup take their time on a busy machine. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", include: ["src/**/*.test.ts"], exclude: [DATES], testTimeout } },
      ...ZONES.map((zone) => ({
        // A process of its own: in a thread, setting TZ changes nothing.
        test: {
          name: `dates in ${zone}`,
          include: [DATES],
          testTimeout,
          pool: "forks" as const,
          env: { TZ: zone },
          provide: { zone },
        },
      })),
    ],
  },
});
