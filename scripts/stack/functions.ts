import { fileURLToPath } from "node:url";

import type { Part } from "./part.ts";
import { pollUntil } from "./poll.ts";
import type { Ports } from "./ports.ts";
import { PROJECT, REGION } from "./project.ts";
import type { Run } from "./run.ts";

const SERVE = fileURLToPath(new URL("serve-functions.ts", import.meta.url));
const READY_MS = 120_000;

/**
 * Serves all built functions from one process, and resolves once they respond. The emulator instead starts a process
 * per function and concurrent call, which takes several GB for a whole suite.
 */
export async function startFunctions(
  run: Run,
  { functions }: Pick<Ports, "functions">,
  env: NodeJS.ProcessEnv,
): Promise<Part> {
  const part = run.start({
    name: "Functions",
    command: process.execPath,
    args: [SERVE, String(functions)],
    cwd: run.folder,
    env,
  });
  const ask = { method: "POST", headers: { "content-type": "application/json" }, body: '{"data":{}}' };
  await pollUntil(`${functionsUrl({ functions })}/fetchJobs`, ({ ok }) => ok, {
    withinMs: READY_MS,
    init: ask,
  });
  return part;
}

/** Where the functions answer, without a slash at the end. */
export function functionsUrl({ functions }: Pick<Ports, "functions">): string {
  return `http://127.0.0.1:${functions}/${PROJECT}/${REGION}`;
}
