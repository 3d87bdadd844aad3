import { defineConfig, devices, type Project } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";

const { siteUrl, browserPath } = readE2eEnvironment(process.env);

const SCREENSHOTS = "**/screenshots.spec.ts";
/** The main user journeys. */
const JOURNEYS = /@journey/;
/** Accessibility checks, selected by file name or tag. */
const ACCESSIBILITY = /accessibility[\w-]*\.spec\.ts|@axe/;
/** The same for every page, public and private. */
const PAGES = "**/accessibility{,-private}.spec.ts";
/** Security tests. */
const SECURITY =
  /(bundle|content-policy|ended-elsewhere|floods|hostile-markup|private-pages|session|session-cookie|sign-ins|start-up)\.spec\.ts/;
/** Performance budgets of pages and clicks. */
const BUDGETS = "**/{budgets,styling}.spec.ts";

const inChromium: Project = {
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      ...(browserPath !== undefined && { executablePath: browserPath }),
      // Renders text like headed Chromium; the headless shell would snap letters to whole pixels.
      args: ["--font-render-hinting=slight"],
    },
  },
};

// `pnpm test:e2e` builds, seeds and serves the board; these tests only visit it.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./ingest-fixtures.ts",
  outputDir: "../test-results/e2e",
  forbidOnly: true,
  // A test that only passes on retry has a bug, or has found one.
  retries: 0,
  // Everything has to pass on two cores. A third worker would not make it faster.
  workers: 2,
  // Generous for busy machines, while real hangs still time out.
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Tolerates different text rendering between Chromium versions, and a digit or two, but not another line of text or
    // a moved block, however large the page.
    toHaveScreenshot: { threshold: 0.15, maxDiffPixels: 600 },
  },
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  reporter: [["list"], ["json"], ["./axe-table.ts"]],
  use: {
    baseURL: siteUrl,
    // Traces would take a fifth of the suite's time: use `pnpm test:e2e --trace on` if needed.
    screenshot: "only-on-failure",
    // Tests cannot intercept requests handled by a service worker; tests of the worker itself allow it.
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
