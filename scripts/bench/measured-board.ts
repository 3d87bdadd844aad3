import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import { readDemoAccount } from "../stack/demo-account.ts";
import { chooseFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { fillBoard, type ServicesPlan, startServices } from "../stack/services.ts";
import { startWeb, waitForWeb, webUrl } from "../stack/web.ts";
import { measureEmptyPage } from "./empty-page.ts";

/** A board to be measured; some facts are only known for our own. */
export type MeasuredBoard = {
  readonly site: string;
  readonly sitePid?: number;
  /** Whether it is an earlier release, for comparison only. */
  readonly isBaseline?: boolean;
  /** The size of Next's scripts for an empty page. */
  readonly emptyPageKb?: number;
};

/**
 * Builds the production board, fills it like the first `npm start`, and returns its URL and the size of Next's empty
 * page.
 */
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
