import { describeMachine } from "../../packages/domain/bench/search/machine.ts";
import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import type { AbuseFigures, AbusePlan } from "./measure-abuse.ts";

/** The most that other people's p99 may grow by. */
export const MOST_TIMES = 2;

const HEAD = [
  "",
  "idle p50",
  "idle p99",
  "abused p50",
  "abused p99",
  "times",
  "p99 of each round",
  "failed",
  "the abuser got",
];

/** docs/benchmarks/abuse.md. */
export function writeAbuseReport(
  jobs: number,
  { connections, rounds, seconds, perSecond }: AbusePlan,
  figures: readonly AbuseFigures[],
): string {
  return `# One client that asks for too much

\`pnpm bench:abuse\` prints and writes this page, and fails where what other people wait (p99) grows to ${MOST_TIMES} times what they
wait while nobody abuses the board.

${describeMachine()}, ${new Date().toISOString().slice(0, 10)}, ${jobs.toLocaleString("en")} jobs. ${rounds} rounds of ${seconds} s idle and ${seconds} s
abused, by turns. Eight people at addresses of their own ask ${perSecond} times a second, evenly: lists, jobs, and what browsers ask
the functions. The abuser asks over ${connections} connections, each again as soon as it has its answer, for the most expensive there is, each time
for something else: \`fetchSimilarJobs\`, \`fetchJobs\` of 50 whole jobs, \`fetchJobsByIds\` of 100, \`readSession\` with full lists,
listings and jobs' pages ([what they cost](../costs.md)), and in between for the plain listing, which is at hand. The start of each attack counts;
what an instance does once in its life, for whoever asks first, was done before.

One instance of the functions and one process of the site share one processor; the database, the proxies, the abuser and
those who measure have the other.

${writeTable(HEAD, figures.map(writeRow))}

- **direct**: the site with nothing in front (\`PROXIES_IN_FRONT=0\`). Functions always have Google's front end before them: here a
  proxy that writes whom it saw to the end of \`x-forwarded-for\`, as it does.
- **behind a proxy**: the same before the site.
- **by IPv6**: the abuser's address is another one of its /64 with each request, as those proxies see it.
- **forged**: \`x-forwarded-for\`, \`forwarded\` and \`x-real-ip\` name another address with each request, and the site's token is made up.
- **failed**: answers to people that were no success.
`;
}

function writeRow({ name, idle, abused, rounds, statuses }: AbuseFigures): string[] {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    name,
    ...[idle.p50, idle.p99, abused.p50, abused.p99].map(ms),
    (abused.p99 / idle.p99).toFixed(2),
    rounds.map((round) => `${round.idle.toFixed(0)} → ${round.abused.toFixed(0)}`).join(", "),
    `${idle.failed + abused.failed} of ${idle.visits + abused.visits}`,
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
  ];
}
