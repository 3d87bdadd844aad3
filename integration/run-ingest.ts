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

/** A running command, which can be stopped early: its `code` is then null. */
export interface StartedCommand {
  readonly kill: () => void;
  readonly run: Promise<IngestRun>;
}

/** Runs `pnpm ingest` like a person, and waits for its end. */
export async function runIngest(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<IngestRun> {
  return startIngest(args, env).run;
}

/** The same without waiting. */
export function startIngest(args: readonly string[], env: NodeJS.ProcessEnv = {}): StartedCommand {
  return startCommand("ingest/ingest-command.ts", args, env);
}

/** Like `runIngest`, for `pnpm operator`. */
export async function runOperator(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<IngestRun> {
  return startCommand("account/operator-command.ts", args, env).run;
}

/** Like `runIngest`, for `pnpm alerts`. */
export async function runAlerts(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<IngestRun> {
  return startCommand("alerts/alerts-command.ts", args, env).run;
}

function startCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): StartedCommand {
  const child = spawn(process.execPath, [fileURLToPath(new URL(command, FUNCTIONS)), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return {
    kill: () => child.kill("SIGKILL"),
    run: ended.then(([output, errors, [code]]) => ({ code, output, errors })),
  };
}

/** Ingests a feed from a file with `pnpm ingest remotive --file`. */
export async function ingestAsFile(feed: object, project: string): Promise<IngestRun> {
  const folder = await mkdtemp(join(tmpdir(), "farwork-feed-"));
  try {
    await writeFile(join(folder, "feed.json"), JSON.stringify(feed));
    return await runIngest(["remotive", "--project", project, "--file", "feed.json"], { INIT_CWD: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
