import { defineConfig } from "vitest/config";

// The published packages as they were built, packed and described: `node scripts/bootstrap.mjs test packages`.
export default defineConfig({
  test: {
    name: "packages",
    dir: "scripts",
    include: ["scripts/{api,packages}/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
