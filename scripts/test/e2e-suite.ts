import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { runStep } from "../bootstrap/step-board.mjs";
import { readDemoAccount } from "../stack/demo-account.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import { emulatorVariables, standInVariables } from "../stack/project.ts";
import type { Run } from "../stack/run.ts";
import { fillBoard, startServices } from "../stack/services.ts";
import { startWeb, waitForWeb, webUrl } from "../stack/web.ts";
import { findBrowser } from "./find-browser.ts";
import { readPlaywrightReport } from "./read-reports.ts";
import { judgeCounts, type Counts } from "./suite-result.ts";

/** A board of its own, filled like a first `npm start`, visited in a real Chromium. */
export async function runE2eTests(run: Run, args: readonly string[]): Promise<Counts> {
  const browser = await runStep("Finding a Chromium", async (step) => {
    step.note("none here, fetching one");
    return findBrowser(process.env);
  });
  console.log(`  Chromium: ${browser.path ?? "Playwright's own"} (${browser.origin})`);
  const ports = await chooseFreePorts();
  const plan = { ports, folder: run.folder };
  startWeb(run, ports, "production");
  await startServices(run, plan);
  const account = readDemoAccount(run.folder);
  await fillBoard(run, plan, account);
  await waitForWeb(ports);
  const report = join(run.folder, "report.json");
  const { code } = await run.finish({
    command: "playwright",
    args: ["test", "--config", "e2e/playwright.config.ts", ...args],
    cwd: root,
    env: {
      ...process.env,
      ...emulatorVariables(ports),
      ...standInVariables(ports),
      SITE_URL: webUrl(ports),
      FARWORK_BROWSER: browser.path ?? "",
      DEMO_EMAIL: account.email,
      DEMO_PASSWORD: account.password,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    output: "live",
  });
  return judgeCounts(readPlaywrightReport(report), code);
}
