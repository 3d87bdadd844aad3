import { join } from "node:path";

import { root } from "../bootstrap/checkout.mjs";
import { lastLines, runCommand } from "../bootstrap/run-command.mjs";
import type { Ports } from "./ports.ts";
import { emulatorVariables, PROJECT } from "./project.ts";

/** Whether the running Firestore holds any job. */
export async function hasJobs(firestorePort: number): Promise<boolean> {
  const jobs = `http://127.0.0.1:${firestorePort}/v1/projects/${PROJECT}/databases/(default)/documents/jobs`;
  const response = await fetch(`${jobs}?pageSize=1&mask.fieldPaths=title`, {
    headers: { authorization: "Bearer owner" },
  });
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null && "documents" in answer;
}

/** Writes the sample postings in the feed's own shape and takes them in by the road a real feed comes. */
export async function takeInSampleJobs(
  ports: Pick<Ports, "auth" | "firestore" | "functions">,
  folder: string,
  note: (text: string) => void,
): Promise<void> {
  const file = join(folder, "sample-jobs.json");
  const env = { ...process.env, ...emulatorVariables(ports) };
  await runScript(["scripts/sample-jobs/write-sample-jobs.ts", "--out", file], env, note);
  await runScript(["apps/functions/src/ingest/ingest-command.ts", "remotive", "--file", file], env, note);
}

async function runScript(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  note: (text: string) => void,
): Promise<void> {
  const onOutput = (text: string) => note(lastLines(text, 1));
  const { code, output } = await runCommand(process.execPath, args, { cwd: root, env, onOutput });
  if (code !== 0) throw new Error(`${args[0]} failed:\n${lastLines(output)}`);
}
