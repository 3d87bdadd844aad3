import { cpus, loadavg } from "node:os";

/** Describes the machine in a line: processors and runtime. */
export function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}, Node ${process.version}`;
}

/** The load average of the last minute. */
export function readLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(2);
}
