import { defineConfig } from "vitest/config";

// Tests that speak to running emulators, through FIRESTORE_EMULATOR_HOST and its like; `pnpm test:integration` starts
// them. What needs one package lies beside its code; what crosses packages, as most does, lies in integration/.
export default defineConfig({
  test: {
    name: "integration",
    include: [
      "integration/*.integration.test.ts",
      "packages/*/src/**/*.integration.test.ts",
      "apps/*/src/**/*.integration.test.ts",
    ],
    // Each worker has a backend of its own: files that run at the same time write to different databases.
    setupFiles: ["integration/choose-backend.ts"],
    tags: [
      {
        name: "slow",
        description: "Left out of `npm test`: seven seconds and more for one thing that is shown.",
      },
    ],
    // Some take a feed in three times, most of a minute on a busy machine: what really hangs still ends.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
