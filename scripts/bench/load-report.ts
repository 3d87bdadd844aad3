import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import type { LoadFigures } from "./ask-queries.ts";
import { type BoardFigures, EMULATOR_CONNECTIONS, type Load, type ServerFigures } from "./measure-board.ts";

const HEAD = ["", "calls a second", "p50", "p99", "calls", "failed", "processes", "memory, start to end"];

/** docs/benchmarks/load.md. */
export function writeLoadReport(load: Load, found: BoardFigures): string {
  const { machine, loadBefore, loadAfter, emulator, instance, site } = found;
  const rows = [
    writeRow("one bare instance", instance),
    writeRow("the functions emulator", emulator),
    writeRow("the listing's page", { ...site, processes: 1 }),
  ];
  return `# The board under load

\`pnpm bench:load\` prints and writes this page: ${load.seconds} s of searches at \`fetchJobs\` in card view, with every
facet, over ${load.connections} connections that each wait for their answer, after 10 s to warm up. The board has
${load.jobs.toLocaleString("en")} jobs, taken in by the ingest command, and the calls are the queries of the
[search benchmark](search.md) in mixed order. \`--url\` drives a board that runs already.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${loadBefore} before, ${loadAfter} after; whoever asks shares the
processors with whoever answers.

${writeTable(HEAD, rows)}

- **one bare instance**: the built function behind Node's own HTTP server, in one process, as one instance runs in the
  cloud. Firestore is the local emulator.
- **the functions emulator**: Firebase's own, which starts a process for every call that is being answered and hands
  each request on, here over ${EMULATOR_CONNECTIONS} connections; it says what local work feels like, not what an instance can do.
- **the listing's page**: \`/\` of the built site, one process, before that bare instance.
- **failed**: answers that are no success, broken connections, answers that took more than 10 s.
- **memory**: the resident set of all those processes, the mean of the first and of the last quarter of the minute;
  the most it came to in brackets. That it grows within a minute is no leak: V8 takes room in steps and seldom gives it
  back. In three minutes of the same load (November 2026) one bare instance held 49, 52, 52 and 46 MiB of heap after a
  collection at the start and after each minute, while its resident set rose to 293, then 355 MiB, and stayed there.

When the functions were gone for 10 s the listing's page was answered with ${site.outageStatus}, and was right again
${site.recoveryMs.toFixed(0)} ms after they were back.
`;
}

export function describeFigures({ perSecond, p50, p99, requests, failures }: LoadFigures): string {
  return `${perSecond.toFixed(0)} calls a second, p50 ${p50} ms, p99 ${p99} ms, ${failures} of ${requests} failed`;
}

function writeRow(name: string, figures: ServerFigures): string[] {
  const { perSecond, p50, p99, requests, failures, memory, processes } = figures;
  const quarter = Math.max(1, Math.floor(memory.length / 4));
  const start = mean(memory.slice(0, quarter));
  const end = mean(memory.slice(-quarter));
  return [
    name,
    perSecond.toFixed(0),
    `${p50} ms`,
    `${p99} ms`,
    requests.toLocaleString("en"),
    String(failures),
    String(processes),
    `${start} to ${end} MiB (${Math.max(...memory)})`,
  ];
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
