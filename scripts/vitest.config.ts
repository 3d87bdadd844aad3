import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "scripts",
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    testTimeout: 30_000,
  },
});
