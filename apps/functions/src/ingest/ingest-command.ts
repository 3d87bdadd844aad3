import process from "node:process";

import { ReadIngestStatusResponse } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { openFirestore } from "../runtime/admin.ts";
import { type CommandPlace, enterPlace, FIRESTORE } from "../runtime/command-place.ts";
import { withRunId } from "../runtime/log-context.ts";
import { type IngestCommand, readArguments } from "./command-arguments.ts";
import type { CommandOutput } from "./command-output.ts";
import { createProgress } from "./command-progress.ts";
import { USAGE } from "./command-usage.ts";
import { readFeedStatuses } from "./read-feed-statuses.ts";
import { runBoardsCommand } from "./run-boards-command.ts";
import { runCapturesCommand } from "./run-captures-command.ts";
import { runDueCommand } from "./run-due-command.ts";
import { runFeedCommand } from "./run-feed-command.ts";
import { formatStatus } from "./status-report.ts";

const OUTPUT: CommandOutput = {
  print: (text) => console.log(text),
  complain: (line) => console.error(line),
  announce: (line) => console.error(line),
  createProgress: (label) => createProgress(process.stderr, label),
};

process.exitCode = await main();

/** The exit code: 0 done, 1 not, or not all of it, 2 not understood. */
async function main(): Promise<number> {
  const parsed = readArguments(process.argv.slice(2), process.env, process.cwd());
  if (parsed.kind === "help") {
    OUTPUT.print(USAGE);
    return 0;
  }
  if (parsed.kind === "wrong") {
    OUTPUT.complain(`${parsed.problem}\n\n${USAGE}`);
    return 2;
  }
  return runAt(parsed.place, parsed.command);
}

async function runAt(place: CommandPlace, command: IngestCommand): Promise<number> {
  const problem = await enterPlace(FIRESTORE, place, process.env);
  if (problem !== undefined) {
    OUTPUT.complain(problem);
    return 1;
  }
  const firestore = openFirestore();
  try {
    return await withRunId(() => run(firestore, command));
  } catch (error) {
    OUTPUT.complain(`The database could not be used: ${describe(error)}`);
    return 1;
  } finally {
    await firestore.terminate();
  }
}

async function run(firestore: Firestore, command: IngestCommand): Promise<number> {
  if (command.kind === "status") return showStatus(firestore, command.json);
  if (command.kind === "boards") return runBoardsCommand(firestore, command.forget, OUTPUT);
  if (command.kind === "feed") return runFeedCommand(firestore, command, OUTPUT);
  if (command.folder === undefined) return runDueCommand(firestore, OUTPUT);
  return runCapturesCommand(firestore, command.folder, OUTPUT);
}

async function showStatus(firestore: Firestore, json: boolean): Promise<number> {
  const feeds = await readFeedStatuses(firestore);
  OUTPUT.print(
    json
      ? JSON.stringify(z.encode(ReadIngestStatusResponse, { feeds }), undefined, 2)
      : formatStatus(feeds, new Date()),
  );
  return 0;
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join("; ");
  return error instanceof Error ? error.message : String(error);
}
