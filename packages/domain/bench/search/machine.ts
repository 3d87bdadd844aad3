import { cpus, loadavg } from "node:os";

/** The machine in a line: its processors and what runs on them. */
export function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? "unknown processor"}, Node ${process.version}`;
}

/** The load average of the last minute. */
export function readLoad(): string {
  return (loadavg()[0] ?? 0).toFixed(2);
}
