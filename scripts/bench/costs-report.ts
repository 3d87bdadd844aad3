import { describeMachine } from "../../packages/domain/bench/search/machine.ts";
import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import { MOST } from "./cost-case.ts";
import { type CostFigures, ROUNDS, TIMES, WARM_UP } from "./measure-costs.ts";

const HEAD = ["of", "what", "worst, ms", "median, ms", "kB", "charged", "status", "jobs", "exception"];

/** docs/costs.md. */
export function writeCostsReport(jobs: number, figures: readonly CostFigures[]): string {
  const write = (those: readonly CostFigures[]) => writeTable(HEAD, those.map(writeRow));
  const isRoute = ({ of }: CostFigures) => of.startsWith("/");
  return `# What a request costs

\`pnpm bench:costs\` measures every page, endpoint and callable in the worst case, and writes this page. It fails if one is
not measured, returns another status or number of jobs than its case states, or costs more than ${MOST.cpuMs} ms of CPU time or
${MOST.bytes / 1000} kB without being a listed exception. A test compares the charges in the code with this page
(\`scripts/bench/costs.test.ts\`).

${describeMachine()}, ${new Date().toISOString().slice(0, 10)}, ${jobs.toLocaleString("en")} jobs.

- **worst, median**: milliseconds of CPU time of all threads of the functions' and the site's processes together
  (\`/proc/PID/task/*/schedstat\`), over ${TIMES} requests, one at a time; fewer if a request ends something. Worst is the median
  over ${ROUNDS} such rounds, not the maximum of all ${ROUNDS * TIMES}, because a garbage collection during one request cleans up after all
  before it.
- **Cold**: each request is different (another search, page, job or person), so that nothing of its response is cached
  anywhere. What processes load once at the start, such as the index, is loaded, and ${WARM_UP} requests of each kind have
  warmed up the code.
- **Worst case**: 150 jobs with the longest descriptions, titles, tags and addresses that feeds can have stored, a company
  with 500 jobs, accounts with 2,000 saved and 2,000 applied jobs, 20 searches, the longest profile, 100 hidden jobs and
  companies; the longest search, the widest filters. A callable whose requests all cost the same is measured with its
  contract's example.
- **kB**: the longest response, uncompressed. Pages are sent in Brotli, a tenth as long; compressing counts too.
- **charged**: units of the caller's allowance ([limits](deploy.md#limits)), at least the median.
- **jobs**: how many the shortest response lists.

## The site

${write(figures.filter(isRoute))}

## The functions

${write(figures.filter((each) => !isRoute(each)))}
`;
}

function writeRow({
  of,
  what,
  worstMs,
  medianMs,
  bytes,
  units,
  statuses,
  jobs,
  exception = "",
}: CostFigures): string[] {
  const kilobytes = (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);
  return [
    `\`${of}\``,
    what,
    worstMs.toFixed(1),
    medianMs.toFixed(1),
    kilobytes,
    String(units),
    statuses.join(", "),
    jobs === undefined ? "" : String(jobs),
    exception,
  ];
}
