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

/** The suites that visit a running board. Each is a project of the same name in `e2e/playwright.config.ts`. */
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

/** What takes the time of a page, or compares its pixels, runs alone. */
const ALONE: readonly BrowserSuiteName[] = ["screenshots", "budgets"];

/** A board being served, as the variables its visitors read. */
export type Board = { readonly variables: NodeJS.ProcessEnv };

/** Serves a board of the tests' own, filled like a first `npm start`, until the run closes. */
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

/** Groups the suites by who may share a Playwright process, and so both of its workers. */
export function groupBrowserSuites(names: readonly BrowserSuiteName[]): BrowserSuiteName[][] {
  const sharing = names.filter((name) => !ALONE.includes(name));
  const alone = names.filter((name) => ALONE.includes(name)).map((name) => [name]);
  return sharing.length > 0 ? [sharing, ...alone] : alone;
}

/**
 * Those of the suites that this machine has a browser for.
 * @throws Refusal where it has one for none of them.
 */
export function listPossibleSuites(
  names: readonly BrowserSuiteName[],
  hasFirefox = existsSync(firefox.executablePath()),
): readonly BrowserSuiteName[] {
  const possible = names.filter((name) => name !== "firefox" || hasFirefox);
  if (possible.length === 0 && names.length > 0) throw new Refusal(`${NO_FIREFOX}.`);
  return possible;
}

/** What is told of a suite that was left out for want of its browser. */
export function leaveOut(name: BrowserSuiteName): SuiteResult {
  console.log(`\n  The suite ${name} is left out. ${NO_FIREFOX}.`);
  return { ...NO_TESTS, name, skipped: 1, seconds: 0 };
}

/** Has these suites visit the board in one Playwright process. Gives the counts of each. */
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
  // Who failed without a failed test is not known: the process is.
  const failed = [...counts.values()].some((each) => each.failed > 0);
  return new Map([...counts].map(([name, each]) => [name, checkCounts(each, failed ? 0 : code)]));
}
