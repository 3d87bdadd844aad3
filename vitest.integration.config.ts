import { defineConfig } from "vitest/config";

// Tests that speak to running emulators: they lie beside the code they try, named *.integration.test.ts, and read
// FIRESTORE_EMULATOR_HOST and its like. `pnpm test:integration` starts the emulators for them.
export default defineConfig({
  test: {
    name: "integration",
    include: ["packages/*/src/**/*.integration.test.ts", "apps/*/src/**/*.integration.test.ts"],
    // All of them write to the one database.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
