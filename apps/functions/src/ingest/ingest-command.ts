import process from "node:process";

import { FEED_SOURCES, ReadIngestStatusResponse } from "@farwork/domain";
import type { Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";

import { openFirestore } from "../runtime/admin.ts";
import { describePlaceOptions, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";
import { createProgress } from "../runtime/command-progress.ts";
import { withRunId } from "../runtime/log-context.ts";
import { type IngestCommand, parseWords, readCommand } from "./command-arguments.ts";
import type { CommandOutput } from "./command-output.ts";
import { readFeedStatuses } from "./read-feed-statuses.ts";
import { runBoardsCommand } from "./run-boards-command.ts";
import { runCapturesCommand } from "./run-captures-command.ts";
import { runDueCommand } from "./run-due-command.ts";
import { runFeedCommand } from "./run-feed-command.ts";
import { formatStatus } from "./status-report.ts";

const USAGE = `Usage: pnpm ingest <source> [options]     take one feed in
       pnpm ingest --all [--from <folder>]  take every feed in that is due, or a folder of captures
       pnpm ingest status [--json]          show where each feed stands
       pnpm ingest boards [--forget <feed>] list the companies' boards that are polled, or drop one

Sources: ${FEED_SOURCES.map(({ id }) => id).join(", ")}

Options of a source:
  --file <path>        take in a saved answer of the feed instead of asking it; closes no job
  --url <url>          ask another address than the source's own
  --board <token>      at a source of company boards: whose board, as its address names it; once asked it is polled
                       with the others
  --decisions          list of each posting whether it counts as remote, and by which of its words
  --company <name>     the name of the company whose board it is, else as the postings name it

Options of --all:
  --from <folder>      take in all .json files below it, each as the source that its name or its folder's tells

Options of boards:
  --forget <feed>      poll that board ("lever.tern-maps") no more, and close its jobs

Where to:
${describePlaceOptions([FIRESTORE])}
`;

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
