import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "rules",
    dir: import.meta.dirname,
    include: ["**/*.rules.test.ts"],
    globalSetup: [`${import.meta.dirname}/load-rules.ts`],
    // Every file clears the one database they share.
    fileParallelism: false,
  },
});
