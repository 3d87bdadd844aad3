import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The CPU time of all threads of a process in milliseconds, which Linux reports to the nanosecond. */
export function readCpuMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const [nanoseconds = "0"] = readFileSync(join(tasks, task, "schedstat"), "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}
