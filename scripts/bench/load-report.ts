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
  return `# Load

\`pnpm bench:load\` prints and writes this page: ${load.seconds} s of \`fetchJobs\` searches in card view with all facets, over
${load.connections} connections that each wait for their response, after a warm-up of 10 s. The board has ${load.jobs.toLocaleString("en")} jobs, ingested with
the ingest command. The queries are those of the [search benchmark](search.md), shuffled. \`--url\` tests a running board.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load average ${loadBefore} before, ${loadAfter} after; client and server
share the CPUs.

${writeTable(HEAD, rows)}

- **one bare instance**: the built function behind Node's own HTTP server, in one process, like an instance in the
  cloud. Firestore is the local emulator.
- **the functions emulator**: Firebase's, which starts a process per concurrent call and forwards each request, here over
  ${EMULATOR_CONNECTIONS} connections. It shows what local development feels like, not what an instance can do.
- **the listing's page**: \`/\` of the built site, one process, in front of that bare instance.
- **failed**: unsuccessful responses, broken connections, responses after more than 10 s.
- **memory**: the resident set of those processes, averaged over the first and the last quarter of the minute, with the
  maximum in brackets. Growth within a minute is not a leak: V8 takes memory in steps and seldom returns it. In three
  minutes of the same load (November 2026) a bare instance had 49, 52, 52 and 46 MiB of heap after a collection at the
  start and after each minute, while its resident set rose to 293, then 355 MiB, and stayed there.

While the functions were down for 10 s the listing answered ${site.outageStatus}. It recovered ${site.recoveryMs.toFixed(0)} ms after they were back.
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
