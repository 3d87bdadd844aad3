import { defineConfig, devices } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";

const { siteUrl, browserPath } = readE2eEnvironment(process.env);

// `pnpm test:e2e` builds, seeds and serves the board; these tests only ever visit it.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./take-in-fixtures.ts",
  outputDir: "../test-results/e2e",
  forbidOnly: true,
  // A test that passes at the second try hides what a visitor meets at the first.
  retries: 0,
  // Two cores are the machine everything has to pass on.
  workers: 2,
  // And may be a machine with other work to do.
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: siteUrl,
    ...devices["Desktop Chrome"],
    trace: "retain-on-failure",
    launchOptions: browserPath === undefined ? {} : { executablePath: browserPath },
  },
});
