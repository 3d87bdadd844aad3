import { defineConfig, devices, type Project } from "@playwright/test";

import { readE2eEnvironment } from "./e2e-environment.ts";

const { siteUrl, browserPath, firefoxPath } = readE2eEnvironment(process.env);

const PICTURES = "**/visual.spec.ts";
/** Looks at pages with axe, and all that goes with it: by the file's name or by a tag. */
const ACCESSIBILITY = /accessibility[\w-]*\.spec\.ts|@axe/;

/** What nobody may be able to do, whatever they send. */
const SECURITY =
  /(bundle|content-policy|ended-elsewhere|hostile-markup|new-browser|private-pages|session|session-cookie|sign-ins|start-up)\.spec\.ts/;

/** What a page may cost whoever loads it, and what a click may cost their browser. */
const BUDGETS = "**/{budgets,paint-first,styling}.spec.ts";

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

/** A system's own Firefox, driven by WebDriver BiDi: of all tests but those that ask what this cannot do. */
function inFirefox(executablePath: string): Project {
  return {
    use: { ...devices["Desktop Firefox"], channel: "moz-firefox", launchOptions: { executablePath } },
    // It can neither show another colour scheme, nor tell of layout shifts, nor trap what markup does in a frame.
    testIgnore: [
      BUDGETS,
      "**/consent.spec.ts",
      "**/hostile-markup.spec.ts",
      // Pictures are of one engine, for each draws letters its own way.
      PICTURES,
    ],
    // Nor do without a page's scripts, nor offer the databases of a page to be emptied.
    grepInvert: [ACCESSIBILITY, /without JavaScript|nothing moves|moves nothing|another tab/i],
  };
}

// `pnpm test:e2e` builds, seeds and serves the board; these tests only ever visit it.
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./take-in-fixtures.ts",
  outputDir: "../test-results/e2e",
  forbidOnly: true,
  // Once, for a driver's hiccup on a busy machine. What passed at the second try only is named when the run ends, for it
  // may be what a visitor met at the first.
  retries: 1,
  // Two cores are the machine everything has to pass on. A third test at a time makes none of them sooner done.
  workers: 2,
  // And may be a machine with other work to do.
  expect: {
    timeout: 10_000,
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
    { name: "chromium", testIgnore: [PICTURES, BUDGETS, SECURITY], grepInvert: ACCESSIBILITY, ...inChromium },
    { name: "security", testMatch: SECURITY, grepInvert: ACCESSIBILITY, ...inChromium },
    { name: "budgets", testMatch: BUDGETS, ...inChromium },
    { name: "accessibility", testIgnore: PICTURES, grep: ACCESSIBILITY, ...inChromium },
    { name: "pictures", testMatch: PICTURES, ...inChromium },
    ...(firefoxPath === undefined
      ? []
      : [
          { name: "firefox", grep: /@flow/, ...inFirefox(firefoxPath) },
          { name: "firefox-everything", ...inFirefox(firefoxPath) },
        ]),
  ],
});
