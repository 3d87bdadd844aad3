import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, it } from "vitest";

import { isAlive, isGroupAlive } from "./process-groups.ts";

const START = fileURLToPath(new URL("fixtures/small-start.ts", import.meta.url));

let folder = "";
/** The processes of the start and of its parts. */
let started: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-start-"));
  started = [];
});
afterEach(() => {
  // A failed test must not leave behind what it was about.
  for (const pid of started) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ["SIGTERM", "asked to end"],
  ["SIGINT", "Ctrl-C"],
] as const)(
  "%s half-way through the start ends what was started, and starts no more",
  async (signal, why) => {
    const start = spawn(process.execPath, [START, folder], { stdio: ["ignore", "pipe", "pipe"] });
    const [gone, errors] = [once(start, "exit"), text(start.stderr)];
    const said: string[] = [];
    for await (const line of createInterface({ input: start.stdout })) {
      if (!/^\d+$/.test(line)) said.push(line);
      // Its first part runs.
      else if (started.push(Number(line)) === 1) start.kill(signal);
    }
    expect(said).toEqual(["", `· Stopping (${why}): saving jobs and accounts, ending every part`, "Stopped"]);
    expect(started.map((group) => isGroupAlive(group))).toEqual([false]);
    expect([await gone, await errors]).toEqual([[0, null], ""]);
  },
);
