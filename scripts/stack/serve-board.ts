import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "./build.ts";
import { exportData, findExport } from "./data-folder.ts";
import { ensureDemoAccount, readDemoAccount } from "./demo-account.ts";
import { startEmulators } from "./emulators.ts";
import { keepSaving } from "./keep-saving.ts";
import { pollUntil } from "./poll.ts";
import type { Ports } from "./ports.ts";
import { dataFolder } from "./project.ts";
import type { Run } from "./run.ts";
import { hasJobs, takeInSampleJobs } from "./sample-jobs.ts";
import type { StackOptions } from "./stack-options.ts";
import { printSummary } from "./summary.ts";
import { startWatchers } from "./watchers.ts";
import { startWeb } from "./web.ts";

const STAND_INS = fileURLToPath(new URL("stand-ins.ts", import.meta.url));
const STAND_INS_READY_MS = 30_000;

/** Builds and starts every part in the order they need each other, and says when the board can be used. */
export async function serveBoard(run: Run, options: StackOptions): Promise<void> {
  const startedAt = Date.now();
  const { ports, dev } = options;
  await runStep(
    dev ? "Building the packages and functions" : "Building the packages, the functions and the web app",
    (step) => buildPackages(dev ? ["@farwork/functions...", "@farwork/web^..."] : [], step.note),
  );
  if (dev) startWatchers(run);
  const saved = findExport(dataFolder);
  const hubUrl = await runStep(
    saved ? "Starting Firebase with the data of the last run" : "Starting Firebase",
    async () => {
      const only = ["auth", "functions", "firestore"] as const;
      const plan = { only, ports, show: dev, ...(saved === undefined ? {} : { importFrom: saved }) };
      const [emulators] = await Promise.all([startEmulators(run, plan), startStandIns(run, ports)]);
      return emulators.hubUrl;
    },
  );
  if (!(await hasJobs(ports.firestore))) {
    await runStep("Taking in sample jobs", (step) => takeInSampleJobs(ports, run.folder, step.note));
  }
  const account = readDemoAccount(dataFolder);
  await runStep("Making sure of the demo account", () => ensureDemoAccount(account, ports));
  const exports = join(dataFolder);
  await exportData(hubUrl, exports, new Date());
  run.saveAtEnd(hubUrl, exports);
  keepSaving(hubUrl, exports);
  await runStep("Starting the web app", () => startWeb(run, ports, dev ? "dev" : "production"));
  printSummary({ ports, account, dev, logs: run.folder, seconds: (Date.now() - startedAt) / 1000 });
}

async function startStandIns(run: Run, ports: Ports): Promise<void> {
  run.start({
    name: "Stripe and mail",
    command: process.execPath,
    args: [STAND_INS, String(ports.stripe), String(ports.email)],
    cwd: run.folder,
    env: process.env,
  });
  await pollUntil(`http://127.0.0.1:${ports.stripe}/v1/customers`, (response) => response.ok, {
    withinMs: STAND_INS_READY_MS,
  });
  await pollUntil(`http://127.0.0.1:${ports.email}/inbox`, (response) => response.ok, {
    withinMs: STAND_INS_READY_MS,
  });
}
