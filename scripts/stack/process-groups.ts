import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export type RunningProcess = { readonly pid: number; readonly parent: number; readonly group: number };

const GRACE_MS = 8_000;
const KILL_WAIT_MS = 2_000;
const POLL_MS = 50;

/** All running processes, without zombies, which containers often do not reap. */
export function listProcesses(): RunningProcess[] {
  return process.platform === "linux" ? listFromProc() : listFromPs();
}

/**
 * These process groups, as far as they run, and those of all descendants. firebase-tools starts the Firestore emulator in
 * its own group, so stopping only the group of firebase-tools would leave it running.
 */
export function groupsUnder(groups: ReadonlySet<number>, processes = listProcesses()): Set<number> {
  const found = new Set(processes.filter(({ group }) => groups.has(group)));
  // The loop also reaches what it adds.
  for (const { pid } of found)
    for (const running of processes) if (running.parent === pid) found.add(running);
  return new Set([...found].map(({ group }) => group));
}

/** Whether any process of a group is alive. */
export function isGroupAlive(group: number, processes = listProcesses()): boolean {
  return processes.some((running) => running.group === group);
}

/** Whether a process exists, even as a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Terminates process groups with all descendants, and kills them after a grace period; resolves when all are gone. */
export async function endGroups(groups: ReadonlySet<number>): Promise<void> {
  const left = await signalUntilGone(groups, "SIGTERM", GRACE_MS);
  await signalUntilGone(left, "SIGKILL", KILL_WAIT_MS);
}

/**
 * Also signals groups that appear meanwhile: firebase-tools, asked to end while it starts, still starts the Firestore
 * emulator. Returns the groups that are left.
 */
async function signalUntilGone(
  groups: ReadonlySet<number>,
  signal: NodeJS.Signals,
  withinMs: number,
): Promise<ReadonlySet<number>> {
  const deadline = Date.now() + withinMs;
  const signalled = new Set<number>();
  let left = groupsUnder(groups);
  while (left.size > 0 && Date.now() < deadline) {
    for (const group of left) {
      if (!signalled.has(group)) signalGroup(group, signal);
      signalled.add(group);
    }
    await delay(POLL_MS);
    left = groupsUnder(left);
  }
  return left;
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  // Group 0 or 1 would mean this process or the whole machine.
  if (group <= 1) return;
  try {
    process.kill(-group, signal);
  } catch {
    // Already gone.
  }
}

function listFromProc(): RunningProcess[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // The program's name is in parentheses and may itself contain parentheses and spaces.
      const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const isDead = state === "Z" || state === "X";
      return isDead ? [] : [{ pid: Number(name), parent: Number(parent), group: Number(group) }];
    } catch {
      // It exited between listing and reading.
      return [];
    }
  });
}

function listFromPs(): RunningProcess[] {
  const output = execFileSync("ps", ["-A", "-o", "pid=,ppid=,pgid=,stat="], { encoding: "utf8" });
  return output
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , group, state]) => group !== undefined && !state?.startsWith("Z"))
    .map(([pid, parent, group]) => ({ pid: Number(pid), parent: Number(parent), group: Number(group) }));
}
