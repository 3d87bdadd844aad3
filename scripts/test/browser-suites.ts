import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { readDemoAccount } from "../stack/demo-account.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { fillBoard, startServices } from "../stack/services.ts";
import { stackVariables } from "../stack/stack-variables.ts";
import { startWeb, waitForWeb } from "../stack/web.ts";
import { findFirefox, findTestBrowser } from "./find-browser.ts";
import { readPlaywrightReport } from "./read-reports.ts";
import { judgeCounts, NO_TESTS, type Counts } from "./suite-result.ts";

/**
 * The suites that visit a board: what it does, what it refuses, what its pages weigh, what it does in a second engine, who
 * can use it, how it looks.
 */
export const BOARD_SUITES = ["e2e", "security", "budgets", "firefox", "accessibility", "pictures"] as const;
export type BoardSuiteName = (typeof BOARD_SUITES)[number];

/** A board being served, and what its visitors are told of it. */
export type Board = { readonly variables: NodeJS.ProcessEnv; readonly firefox: string | undefined };

/** Serves a board of the tests' own, filled like a first `npm start`, until the run closes. */
export async function openBoard(run: Run): Promise<Board> {
  const browser = await runStep("Finding a Chromium", async (step) => {
    step.note("none here, fetching one");
    return findTestBrowser(process.env);
  });
  console.log(`  Chromium: ${browser.path ?? "Playwright's own"} (${browser.origin})`);
  const firefox = findFirefox(process.env);
  if (firefox !== undefined) console.log(`  Firefox: ${firefox}`);
  const ports = await chooseFreePorts();
  const plan = { ports, folder: run.folder };
  startWeb(run, ports, "production");
  await startServices(run, plan);
  const account = readDemoAccount(run.folder);
  await fillBoard(run, plan, account);
  await waitForWeb(ports);
  const variables = {
    ...stackVariables(ports),
    FARWORK_BROWSER: browser.path ?? "",
    FARWORK_FIREFOX: firefox ?? "",
    DEMO_EMAIL: account.email,
    DEMO_PASSWORD: account.password,
  };
  return { variables, firefox };
}

/** Has one suite visit the board, in a real Chromium or, where there is one, the main flows in a Firefox. */
export async function visitBoard(
  run: Run,
  board: Board,
  name: BoardSuiteName,
  args: readonly string[],
): Promise<Counts> {
  if (name === "firefox" && board.firefox === undefined) {
    console.log("  Left out: there is no Firefox on this machine (Debian: apt-get install firefox-esr)");
    return NO_TESTS;
  }
  const report = join(run.folder, "report.json");
  const projects = chooseProjects(name, args);
  const { code } = await run.finish({
    command: "playwright",
    // The projects last, because Playwright takes what follows the option for the names of more.
    args: ["test", "--config", "e2e/playwright.config.ts", ...args, ...projects],
    cwd: root,
    env: { ...process.env, ...board.variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    output: "live",
  });
  return judgeCounts(readPlaywrightReport(report), code);
}

/** Those of `playwright.config.ts` that the suite consists of, unless somebody chose. */
function chooseProjects(name: BoardSuiteName, args: readonly string[]): string[] {
  if (args.some((arg) => arg.startsWith("--project"))) return [];
  return ["--project", name === "e2e" ? "chromium" : name];
}
