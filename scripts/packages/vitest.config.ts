import { defineConfig } from "vitest/config";

// The published packages as they were built, packed and described: `pnpm test:packages`.
export default defineConfig({
  test: {
    name: "packages",
    dir: "scripts",
    include: ["scripts/{api,packages}/**/*.test.ts"],
    testTimeout: 60_000,
  },
});
