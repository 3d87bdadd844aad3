import { existsSync } from "node:fs";
import { join } from "node:path";

import { firefox } from "@playwright/test";

import { root } from "../bootstrap/checkout.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { readDemoAccount } from "../stack/demo-account.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { fillBoard, type ServicesPlan, startServices } from "../stack/services.ts";
import { stackVariables } from "../stack/stack-variables.ts";
import { startWeb, waitForWeb } from "../stack/web.ts";
import { findTestBrowser } from "./find-browser.ts";
import { readPlaywrightReport } from "./read-reports.ts";
import { checkCounts, type Counts, NO_TESTS, type SuiteResult } from "./suite-result.ts";

/** The suites that test a running board. Each is a project of the same name in `e2e/playwright.config.ts`. */
export const BROWSER_SUITES = [
  "journeys",
  "e2e",
  "security",
  "pages",
  "accessibility",
  "firefox",
  "screenshots",
  "budgets",
] as const;
export type BrowserSuiteName = (typeof BROWSER_SUITES)[number];

const NO_FIREFOX = "There is no Firefox on this machine: run npx playwright install firefox to have it";

/** Suites that measure time or compare pixels run alone. */
const ALONE: readonly BrowserSuiteName[] = ["screenshots", "budgets"];

/** A running board, as environment variables for its tests. */
export type Board = { readonly variables: NodeJS.ProcessEnv };

/** Serves a separate board for tests, filled like the first `npm start`, until the run closes. */
export async function openBoard(run: Run): Promise<Board> {
  const browser = await runStep("Finding a Chromium", async (step) => {
    step.note("none here, fetching one");
    return findTestBrowser(process.env);
  });
  console.log(`  Chromium: ${browser.path ?? "Playwright's own"} (${browser.origin})`);
  const ports = await chooseFreePorts();
  const plan: ServicesPlan = { ports, folder: run.folder, functions: "in one process" };
  startWeb(run, ports, "production");
  await startServices(run, plan);
  const account = readDemoAccount(run.folder);
  await fillBoard(run, plan, account);
  await waitForWeb(ports);
  return {
    variables: {
      ...stackVariables(ports),
      FARWORK_BROWSER: browser.path ?? "",
      DEMO_EMAIL: account.email,
      DEMO_PASSWORD: account.password,
    },
  };
}

/** Groups the suites that may share a Playwright process and its two workers. */
export function groupBrowserSuites(names: readonly BrowserSuiteName[]): BrowserSuiteName[][] {
  const sharing = names.filter((name) => !ALONE.includes(name));
  const alone = names.filter((name) => ALONE.includes(name)).map((name) => [name]);
  return sharing.length > 0 ? [sharing, ...alone] : alone;
}

/**
 * The suites for which this machine has a browser.
 * @throws Refusal if it has none.
 */
export function listPossibleSuites(
  names: readonly BrowserSuiteName[],
  hasFirefox = existsSync(firefox.executablePath()),
): readonly BrowserSuiteName[] {
  const possible = names.filter((name) => name !== "firefox" || hasFirefox);
  if (possible.length === 0 && names.length > 0) throw new Refusal(`${NO_FIREFOX}.`);
  return possible;
}

/** The result of a suite skipped because its browser is missing. */
export function leaveOut(name: BrowserSuiteName): SuiteResult {
  console.log(`\n  The suite ${name} is left out. ${NO_FIREFOX}.`);
  return { ...NO_TESTS, name, skipped: 1, seconds: 0 };
}

/** Runs these suites on the board in one Playwright process. Returns the counts of each. */
export async function visitBoard(
  run: Run,
  board: Board,
  names: readonly BrowserSuiteName[],
  args: readonly string[],
): Promise<ReadonlyMap<BrowserSuiteName, Counts>> {
  const report = join(run.folder, "report.json");
  const { code } = await run.finish({
    command: "playwright",
    args: [
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...args,
      ...names.map((name) => `--project=${name}`),
    ],
    cwd: root,
    env: { ...process.env, ...board.variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    output: "live",
  });
  const counts = readPlaywrightReport(report, names);
  // A failure without a failed test belongs to the whole process.
  const failed = [...counts.values()].some((each) => each.failed > 0);
  return new Map([...counts].map(([name, each]) => [name, checkCounts(each, failed ? 0 : code)]));
}
