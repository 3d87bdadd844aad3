import { execFileSync } from "node:child_process";

const EVERY_MS = 3_000;
const MIB = 1_024;

/** The total resident memory of some processes over time, in MiB. */
export type MemoryWatch = { stop(): readonly number[] };

/** @param find selects the processes each time, as a suite starts workers on demand. */
export function watchMemory(find: (process: Process) => boolean): MemoryWatch {
  const taken: number[] = [];
  const timer = setInterval(() => taken.push(readMemory(find)), EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return taken;
    },
  };
}

export type Process = { readonly pid: number; readonly group: number; readonly command: string };

/** How many processes a watch would include. */
export function countProcesses(find: (process: Process) => boolean): number {
  return listProcesses().filter(find).length;
}

function readMemory(find: (process: Process) => boolean): number {
  return Math.round(
    listProcesses()
      .filter(find)
      .reduce((sum, { kib }) => sum + kib, 0) / MIB,
  );
}

function listProcesses(): (Process & { kib: number })[] {
  return execFileSync("ps", ["-eo", "pid=,pgid=,rss=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid, group, kib, command = ""] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined ? [] : [{ pid: Number(pid), group: Number(group), kib: Number(kib), command }];
    });
}
