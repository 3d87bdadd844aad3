import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const FUNCTIONS = new URL("../apps/functions/src/", import.meta.url);

export interface IngestRun {
  readonly code: unknown;
  readonly output: string;
  readonly errors: string;
}

/** Runs `pnpm ingest` as a person would, and waits for its end. */
export async function runIngest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<IngestRun> {
  return runCommand("ingest/ingest-command.ts", args, env);
}

/** The same of `pnpm operator`. */
export async function runOperator(args: readonly string[]): Promise<IngestRun> {
  return runCommand("account/operator-command.ts", args, {});
}

async function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<IngestRun> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(command, FUNCTIONS)), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, output, errors };
}

/** Takes a feed in by way of a file, as `pnpm ingest remotive --file` does. */
export async function ingestAsFile(feed: object, project: string): Promise<IngestRun> {
  const folder = await mkdtemp(join(tmpdir(), "farwork-feed-"));
  try {
    await writeFile(join(folder, "feed.json"), JSON.stringify(feed));
    return await runIngest(["remotive", "--project", project, "--file", "feed.json"], { INIT_CWD: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
