import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import { readDemoAccount } from "../stack/demo-account.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { fillBoard, type ServicesPlan, startServices } from "../stack/services.ts";
import { startWeb, waitForWeb, webUrl } from "../stack/web.ts";
import { measureEmptyPage } from "./empty-page.ts";

/** A board to be measured; what only its owner can know is missing of somebody else's. */
export type MeasuredBoard = {
  readonly site: string;
  readonly sitePid?: number;
  /** An earlier release, which is only looked at to compare. */
  readonly isBaseline?: boolean;
  /** What Next's own scripts for an empty page weigh. */
  readonly emptyPageKb?: number;
};

/** Builds the board as it ships, fills it as a first `npm start` does, and gives its address and Next's empty page. */
export async function openBoard(run: Run): Promise<MeasuredBoard> {
  await runStep("Building the board", (step) => buildPackages(run, [], step.note));
  const emptyPageKb = await runStep("Building an empty page", () => measureEmptyPage(run));
  const ports = await chooseFreePorts();
  const { pid: sitePid } = startWeb(run, ports, "production");
  const plan: ServicesPlan = { ports, folder: run.folder, functions: "in one process" };
  await startServices(run, plan);
  await fillBoard(run, plan, readDemoAccount(run.folder));
  await waitForWeb(ports);
  return { site: webUrl(ports), sitePid, emptyPageKb };
}
