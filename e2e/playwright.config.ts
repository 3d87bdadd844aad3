import { defineConfig, devices, type Project } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";

const { siteUrl, browserPath } = readE2eEnvironment(process.env);

const SCREENSHOTS = "**/screenshots.spec.ts";
/** What people mainly come to do. */
const JOURNEYS = /@journey/;
/** Looks at a state with axe, and all that goes with it: by the file's name or by a tag. */
const ACCESSIBILITY = /accessibility[\w-]*\.spec\.ts|@axe/;
/** The same for every page, public and private. */
const PAGES = "**/accessibility{,-private}.spec.ts";
/** What nobody may be able to do, whatever they send. */
const SECURITY =
  /(bundle|content-policy|ended-elsewhere|floods|hostile-markup|private-pages|session|session-cookie|sign-ins|start-up)\.spec\.ts/;
/** What a page may cost whoever loads it, and what a click may cost their browser. */
const BUDGETS = "**/{budgets,styling}.spec.ts";

const inChromium: Project = {
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      ...(browserPath !== undefined && { executablePath: browserPath }),
      // As a Chromium with windows draws letters: the headless shell would move them to whole pixels.
      args: ["--font-render-hinting=slight"],
    },
  },
};

// `pnpm test:e2e` builds, seeds and serves the board; these tests only ever visit it.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./ingest-fixtures.ts",
  outputDir: "../test-results/e2e",
  forbidOnly: true,
  // A test that passes only at the second try shows a fault: in the test, or one that a visitor met.
  retries: 0,
  // Two cores are the machine everything has to pass on. A third test at a time makes none of them sooner done.
  workers: 2,
  // For a machine with other work to do: what really hangs still ends.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Letters drawn by another version of Chromium pass, and a digit or two. Another line of words, or a block that
    // moved, does not, however large the page.
    toHaveScreenshot: { threshold: 0.15, maxDiffPixels: 600 },
  },
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  reporter: [["list"], ["json"], ["./axe-table.ts"]],
  use: {
    baseURL: siteUrl,
    // A trace of each test costs a fifth of the suite's time: `pnpm test:e2e --trace on` where one is wanted.
    screenshot: "only-on-failure",
    // Requests that a worker answers are out of a test's reach; tests of the worker itself allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "journeys",
      testIgnore: [SCREENSHOTS, BUDGETS, SECURITY],
      grep: JOURNEYS,
      grepInvert: ACCESSIBILITY,
      ...inChromium,
    },
    { name: "e2e", testIgnore: [SCREENSHOTS, BUDGETS, SECURITY], grepInvert: ACCESSIBILITY, ...inChromium },
    { name: "security", testMatch: SECURITY, grepInvert: ACCESSIBILITY, ...inChromium },
    { name: "pages", testMatch: PAGES, ...inChromium },
    { name: "accessibility", testIgnore: SCREENSHOTS, grep: ACCESSIBILITY, ...inChromium },
    { name: "firefox", grep: JOURNEYS, use: { ...devices["Desktop Firefox"] } },
    { name: "screenshots", testMatch: SCREENSHOTS, ...inChromium },
    { name: "budgets", testMatch: BUDGETS, ...inChromium },
  ],
});
