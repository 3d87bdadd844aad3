import process from "node:process";

import { ReadIngestStatusResponse } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { openFirestore } from "../runtime/admin.ts";
import { runCommand } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";
import { createProgress } from "../runtime/command-progress.ts";
import { withRunId } from "../runtime/log-context.ts";
import { type IngestCommand, parseWords, readCommand } from "./command-arguments.ts";
import type { CommandOutput } from "./command-output.ts";
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

process.exitCode = await runCommand({
  usage: USAGE,
  parse: parseWords,
  read: readCommand,
  services: () => [FIRESTORE],
  run: (command) => withRunId(() => run(openFirestore(), command)),
});

async function run(firestore: Firestore, command: IngestCommand): Promise<number> {
  if (command.kind === "status") return showStatus(firestore, command.json);
  if (command.kind === "boards") return runBoardsCommand(firestore, command.forget, OUTPUT);
  if (command.kind === "feed") return runFeedCommand(firestore, command, OUTPUT);
  if (command.folder === undefined) return runDueCommand(firestore, OUTPUT);
  return runCapturesCommand(firestore, command.folder, OUTPUT);
}

async function showStatus(firestore: Firestore, json: boolean): Promise<number> {
  const now = new Date();
  const status = await readFeedStatuses(firestore, { now });
  OUTPUT.print(
    json
      ? JSON.stringify(z.encode(ReadIngestStatusResponse, status), undefined, 2)
      : formatStatus(status.feeds, now),
  );
  return 0;
}
