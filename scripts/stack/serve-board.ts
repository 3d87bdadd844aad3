import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "./build.ts";
import { findExport, keepSaving, SAVING_PACE } from "./data-folder.ts";
import { readDemoAccount } from "./demo-account.ts";
import { dataFolder } from "./project.ts";
import type { Run } from "./run.ts";
import { fillBoard, type ServicesPlan, startServices } from "./services.ts";
import type { StackOptions } from "./stack-options.ts";
import { printSummary } from "./summary.ts";
import { startWatchers } from "./watchers.ts";
import { startWeb, waitForWeb } from "./web.ts";

/** Builds and starts every part in dependency order, and reports when the board is ready. */
export async function serveBoard(run: Run, options: StackOptions): Promise<void> {
  const startedAt = Date.now();
  const { ports, dev } = options;
  // With hot reload, Next builds nothing ahead, so only its imports are built.
  const filters = dev ? ["@farwork/functions...", "@farwork/web^..."] : [];
  await runStep(dev ? "Building the packages" : "Building the packages and the web app", (step) =>
    buildPackages(run, filters, step.note),
  );
  if (dev) startWatchers(run);
  startWeb(run, ports, dev ? "dev" : "production");
  const saved = findExport(dataFolder);
  const plan: ServicesPlan = {
    ports,
    folder: dataFolder,
    functions: "emulated",
    show: dev,
    ...(saved === undefined ? {} : { importFrom: saved }),
  };
  const hubUrl = await startServices(run, plan);
  const account = readDemoAccount(dataFolder);
  await fillBoard(run, plan, account);
  // Only from here on, or else partially ingested sample jobs would be taken for data of an earlier run.
  run.saveAtEnd(hubUrl, dataFolder);
  keepSaving(hubUrl, dataFolder, { ...SAVING_PACE, until: run.closing });
  await runStep("Opening the board", () => waitForWeb(ports));
  printSummary({ ports, account, dev, logs: run.folder, seconds: (Date.now() - startedAt) / 1000 });
}
