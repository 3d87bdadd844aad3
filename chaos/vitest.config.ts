import { defineConfig } from "vitest/config";

// What becomes of the board when a link between its parts breaks: `pnpm test:chaos` starts what they need.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "chaos",
    include: ["*.chaos.test.ts"],
    // Most of the time they wait for somebody to give up; each file has its own links, processes and people.
    maxWorkers: 6,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
