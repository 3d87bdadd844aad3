import { defineConfig } from "vitest/config";

// Tests of the board with broken links between its parts: `pnpm test:chaos` starts everything they need.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "chaos",
    include: ["*.chaos.test.ts"],
    // They mostly wait for timeouts; each file has its own links, processes and people.
    maxWorkers: 6,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
