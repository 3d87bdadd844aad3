import { join } from "node:path";

import pRetry from "p-retry";

import { root } from "../bootstrap/checkout.mjs";
import { lastLines } from "../bootstrap/run-command.mjs";
import type { Ports } from "./ports.ts";
import { emulatorVariables, PROJECT } from "./project.ts";
import type { Run } from "./run.ts";

/** Whether the running Firestore has any jobs. */
export async function hasJobs(firestorePort: number): Promise<boolean> {
  const jobs = `http://127.0.0.1:${firestorePort}/v1/projects/${PROJECT}/databases/(default)/documents/jobs`;
  const headers = { authorization: "Bearer owner" };
  const response = await pRetry(() => fetch(`${jobs}?pageSize=1&mask.fieldPaths=title`, { headers }));
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null && "documents" in answer;
}

/** Writes the sample postings in the formats of their sources and ingests them like real feeds. */
export async function ingestSampleJobs(run: Run, ports: Ports, note: (text: string) => void): Promise<void> {
  const folder = join(run.folder, "sample-jobs");
  await runScript(run, ports, ["scripts/sample-jobs/write-sample-jobs.ts", "--out", folder], note);
  await runScript(
    run,
    ports,
    ["apps/functions/src/ingest/ingest-command.ts", "--all", "--from", folder],
    note,
  );
}

async function runScript(
  run: Run,
  ports: Ports,
  args: readonly string[],
  note: (text: string) => void,
): Promise<void> {
  const { code, output } = await run.finish({
    command: process.execPath,
    args,
    cwd: root,
    env: { ...process.env, ...emulatorVariables(ports) },
    output: "kept",
    onOutput: (text) => note(lastLines(text, 1)),
  });
  if (code !== 0) throw new Error(`${args[0]} failed:\n${lastLines(output)}`);
}
