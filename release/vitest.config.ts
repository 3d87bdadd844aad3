import { defineConfig } from "vitest/config";

// A whole release in a registry of its own, on this machine: `pnpm test:release`.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "release",
    include: ["*.release.test.ts"],
    // A busy machine is no reason to fail: what really hangs still ends.
    testTimeout: 60_000,
    // Installs all dependencies.
    hookTimeout: 300_000,
  },
});
