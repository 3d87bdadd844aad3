import { defineConfig } from "vitest/config";

/** What tries the packages as they are built, packed, described and watched: these tests wait for a build. */
export const BUILT = ["scripts/{api,packages}/**/*.test.ts", "scripts/stack/watchers.test.ts"];

// `pnpm test:packages`.
export default defineConfig({
  test: {
    name: "packages",
    include: BUILT,
    testTimeout: 60_000,
  },
});
