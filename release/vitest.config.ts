import { defineConfig } from "vitest/config";

// A whole release in a registry of its own, on this machine: `pnpm test:release`.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "release",
    include: ["*.release.test.ts"],
    // What an installation fetches comes over a network that may be slow, once.
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
