import { root } from "../bootstrap/checkout.mjs";
import { Refusal } from "../bootstrap/refusal.mjs";
import { lastLines } from "../bootstrap/run-command.mjs";
import type { Run } from "./run.ts";

/** Builds changed packages with their dependencies; `filters` are turbo's. */
export async function buildPackages(
  run: Run,
  filters: readonly string[],
  note: (text: string) => void,
): Promise<void> {
  const chosen = filters.map((filter) => `--filter=${filter}`);
  const { code, output } = await run.finish({
    command: "turbo",
    args: ["run", "build", "--output-logs=new-only", "--ui=stream", ...chosen],
    cwd: root,
    env: process.env,
    output: "kept",
    onOutput: (text) => note(lastLines(text, 1).trim()),
  });
  if (code !== 0) throw new Refusal(`The build failed:\n${lastLines(output, 40)}`);
}
