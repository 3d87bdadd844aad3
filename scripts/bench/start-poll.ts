import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import * as z from "zod/mini";

// Imported by path, as the package may not be built yet.
import { FeedRun } from "../../packages/domain/src/feed/feed-status.ts";

const POLL = fileURLToPath(new URL("poll-alone.ts", import.meta.url));

/** The result of a poll, with its time (without process start) and peak memory. */
const PollFigures = z.extend(FeedRun, { seconds: z.number(), peakMiB: z.number() });
export type PollFigures = z.infer<typeof PollFigures>;

export type StartedPoll = {
  /** Rejects if it did not finish. */
  readonly finished: Promise<PollFigures>;
  readonly ended: Promise<unknown>;
  readonly kill: () => void;
};

export function startPoll(plan: {
  readonly url: string;
  readonly project: string;
  readonly firestore: string;
  readonly onProgress: (done: number) => void;
}): StartedPoll {
  const child = spawn(process.execPath, [POLL, plan.url, plan.project], {
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: plan.firestore },
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface(child.stderr).on("line", (line) => {
    if (/^\d+$/.test(line)) plan.onProgress(Number(line));
  });
  const ended = Promise.all([text(child.stdout), once(child, "close")]);
  const finished = ended.then(([output, [code]]) => {
    if (code !== 0) throw new Error(`A poll ended with ${String(code)}.`);
    return z.parse(PollFigures, JSON.parse(output.trim().split("\n").at(-1) ?? ""));
  });
  // Callers that kill it only wait for its exit.
  finished.catch(() => {});
  return { finished, ended, kill: () => child.kill("SIGKILL") };
}
