import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export type RunningProcess = { readonly pid: number; readonly parent: number; readonly group: number };

const GRACE_MS = 8_000;
const KILL_WAIT_MS = 2_000;
const POLL_MS = 50;

/** Every process that runs. Dead ones nobody has collected are left out: containers often collect none. */
export function listProcesses(): RunningProcess[] {
  return process.platform === "linux" ? listFromProc() : listFromPs();
}

/**
 * The groups of a process and all it started. firebase-tools gives the Firestore emulator a group of its own,
 * so ending the group of firebase-tools alone would leave it behind.
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

/** Whether a process is there, even one that nobody has collected yet. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Asks groups to end, and after a grace ends them; comes back when all are gone. */
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
  // Group 0 or 1 would mean ourselves or the whole machine.
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
      // The program's name stands in brackets and may itself hold brackets and blanks.
      const [state, parent, group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const isDead = state === "Z" || state === "X";
      return isDead ? [] : [{ pid: Number(name), parent: Number(parent), group: Number(group) }];
    } catch {
      // It ended between the listing and the reading.
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
