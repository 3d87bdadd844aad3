import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "rules",
    dir: import.meta.dirname,
    include: ["**/*.rules.test.ts"],
    globalSetup: [`${import.meta.dirname}/load-rules.ts`],
    // Generous for busy machines, while real hangs still time out.
    testTimeout: 60_000,
    // All files share and clear one database.
    fileParallelism: false,
  },
});
