import { defineConfig } from "vitest/config";

/** Tests of the built, packed, documented and watched packages, which need a build. */
export const BUILT = ["scripts/{api,packages}/**/*.test.ts", "scripts/stack/watchers.test.ts"];

// `pnpm test:packages`.
export default defineConfig({
  test: {
    name: "packages",
    include: BUILT,
    testTimeout: 60_000,
  },
});
