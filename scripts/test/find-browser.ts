import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";

import { findProgram } from "../bootstrap/find-program.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { lastLines, runCommand } from "../bootstrap/run-command.mjs";

/** Chromium without a window, which renders the same pages with half the work. */
const HEADLESS_SHELL = "chromium-headless-shell";
const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const REMEDY =
  "install Chromium or Chrome (Debian: apt-get install chromium) or run npx playwright install chromium";

/** The Chromium for tests: its path, or undefined for Playwright's own, and its origin. */
export type Browser = { readonly path: string | undefined; readonly origin: string };

/**
 * Finds a Chromium: the system's, Playwright's or Debian's, downloading one only if there is none.
 * @throws Refusal that says what to install.
 */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const present = findPresentBrowser(env);
  if (present) return present;
  const fetched = await runCommand("playwright", ["install", "chromium"], { env });
  if (fetched.code === 0) return { path: undefined, origin: "fetched by Playwright" };
  if (process.getuid?.() === 0 && findProgram("apt-get", env["PATH"])) return installFromDebian(env);
  throw new Refusal(`No Chromium to test in, and Playwright could not fetch one: ${REMEDY}.`);
}

/**
 * The Chromium for tests: the headless shell if available, as it takes half the time.
 * @throws Refusal that says what to install.
 */
export async function findTestBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const shell = env["FARWORK_BROWSER"] ? undefined : findProgram(HEADLESS_SHELL, env["PATH"]);
  return shell === undefined ? findBrowser(env) : { path: shell, origin: "the system's headless shell" };
}

/** An installed browser, or undefined. */
export function findPresentBrowser(env: NodeJS.ProcessEnv): Browser | undefined {
  const chosen = env["FARWORK_BROWSER"];
  if (chosen) return { path: chosen, origin: "chosen by FARWORK_BROWSER" };
  const system = SYSTEM_NAMES.map((name) => findProgram(name, env["PATH"])).find(
    (path) => path !== undefined,
  );
  if (system) return { path: system, origin: "the system's" };
  if (existsSync(MAC_CHROME)) return { path: MAC_CHROME, origin: "the system's" };
  if (existsSync(chromium.executablePath())) return { path: undefined, origin: "Playwright's" };
  return undefined;
}

async function installFromDebian(env: NodeJS.ProcessEnv): Promise<Browser> {
  const quiet = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" } };
  await runCommand("apt-get", ["update"], quiet);
  const { code, output } = await runCommand(
    "apt-get",
    ["install", "-y", "--no-install-recommends", "chromium"],
    quiet,
  );
  const path = findProgram("chromium", env["PATH"]);
  if (code === 0 && path) return { path, origin: "installed with apt-get" };
  throw new Refusal(
    `No Chromium to test in, and apt-get could not install one: ${REMEDY}.\n${lastLines(output)}`,
  );
}
