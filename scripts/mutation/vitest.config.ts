import { join } from "node:path";

import { defineConfig } from "vitest/config";

const without = process.env["MUTATION_WITHOUT"];
const environment = process.env["MUTATION_ENVIRONMENT"] ?? "node";

/** The unit tests of one area alone, in the package that Stryker copied: `mutate.ts` says which. */
export default defineConfig({
  test: {
    include: [process.env["MUTATION_TESTS"] ?? "src/**/*.test.ts"],
    ...(without && { testNamePattern: new RegExp(`^(?!.*(?:${without}))`) }),
    environment,
    setupFiles: [
      join(import.meta.dirname, "../unit/set-up.ts"),
      join(import.meta.dirname, "end-properties.ts"),
      ...(environment === "node" ? [] : ["src/testing/reset-page.ts"]),
    ],
    testTimeout: 60_000,
  },
});
