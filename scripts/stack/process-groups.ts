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
 * The process groups of a process and all its descendants. firebase-tools starts the Firestore emulator in its own
 * group, so stopping only the group of firebase-tools would leave it running.
 */
export function groupsUnder(root: number, processes = listProcesses()): Set<number> {
  const groups = new Set<number>();
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    for (const running of processes) {
      if (running.pid === pid) groups.add(running.group);
      if (running.parent === pid) queue.push(running.pid);
    }
  }
  return groups;
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

/** Terminates process groups, and kills them after a grace period; resolves when all are gone. */
export async function endGroups(groups: Iterable<number>): Promise<void> {
  const all = [...groups];
  for (const group of all) signalGroup(group, "SIGTERM");
  if (await areGone(all, GRACE_MS)) return;
  for (const group of all) signalGroup(group, "SIGKILL");
  await areGone(all, KILL_WAIT_MS);
}

async function areGone(groups: readonly number[], withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const processes = listProcesses();
    if (!groups.some((group) => isGroupAlive(group, processes))) return true;
    if (Date.now() >= deadline) return false;
    await delay(POLL_MS);
  }
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
