import { join } from "node:path";

import { defineConfig } from "vitest/config";

const without = process.env["MUTATION_WITHOUT"];

/** The unit tests of one area alone, in the package that Stryker copied: `mutate.ts` says which. */
export default defineConfig({
  test: {
    include: [process.env["MUTATION_TESTS"] ?? "src/**/*.test.ts"],
    ...(without && { testNamePattern: new RegExp(`^(?!.*(?:${without}))`) }),
    environment: process.env["MUTATION_ENVIRONMENT"] ?? "node",
    setupFiles: [join(import.meta.dirname, "end-properties.ts")],
    testTimeout: 60_000,
  },
});
