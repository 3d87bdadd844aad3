import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What all threads of a process have had of a processor, in milliseconds: Linux tells it to the nanosecond. */
export function readCpuMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((sum, task) => {
    const [nanoseconds = "0"] = readFileSync(join(tasks, task, "schedstat"), "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}
