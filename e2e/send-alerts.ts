import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const ALERTS = join(import.meta.dirname, "../apps/functions/src/alerts/alerts-command.ts");

/** Sends due and future digests, like `pnpm alerts --all`. */
export async function sendAlerts(): Promise<void> {
  await promisify(execFile)(process.execPath, [ALERTS, "--all"]);
}
