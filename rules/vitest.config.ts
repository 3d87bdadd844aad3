import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "rules",
    dir: import.meta.dirname,
    include: ["**/*.rules.test.ts"],
    globalSetup: [`${import.meta.dirname}/load-rules.ts`],
    // A busy machine is no reason to fail: what really hangs still ends.
    testTimeout: 60_000,
    // Every file clears the one database they share.
    fileParallelism: false,
  },
});
