import { defineConfig } from "vitest/config";

/** The unit tests of one area alone, in the package that Stryker copied: `mutate.ts` says which. */
export default defineConfig({
  test: {
    include: [process.env["MUTATION_TESTS"] ?? "src/**/*.test.ts"],
    environment: process.env["MUTATION_ENVIRONMENT"] ?? "node",
    testTimeout: 60_000,
  },
});
