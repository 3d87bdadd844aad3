import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { lastLines, runCommand } from "../bootstrap/run-command.mjs";

const TURBO = join(root, "node_modules", ".bin", "turbo");

/** Builds what has changed since the last time, with what it needs; `filters` are turbo's. */
export async function buildPackages(filters: readonly string[], note: (text: string) => void): Promise<void> {
  const { code, output } = await runCommand(
    TURBO,
    [
      "run",
      "build",
      "--output-logs=new-only",
      "--ui=stream",
      ...filters.map((filter) => `--filter=${filter}`),
    ],
    { cwd: root, onOutput: (text) => note(lastLines(text, 1).trim()) },
  );
  if (code !== 0) throw new Refusal(`The build failed:\n${lastLines(output, 40)}`);
}
