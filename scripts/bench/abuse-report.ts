import { describeMachine } from "../../packages/domain/bench/search/machine.ts";
import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import type { AbuseFigures, AbusePlan } from "./measure-abuse.ts";

/** Maximum factor by which other people's p99 may grow. */
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
  return `# One abusive client

\`pnpm bench:abuse\` prints and writes this page. It fails if abuse makes other people's response time (p99) grow to
${MOST_TIMES} times the idle value.

${describeMachine()}, ${new Date().toISOString().slice(0, 10)}, ${jobs.toLocaleString("en")} jobs. ${rounds} rounds alternate ${seconds} s idle
with ${seconds} s of abuse. Eight people, each with their own address, make ${perSecond} requests a second at a steady pace: lists, jobs, and
what browsers request from the functions. The abuser uses ${connections} connections without pauses, for the most expensive requests,
always different: \`fetchSimilarJobs\`, \`fetchJobs\` of 50 whole jobs, \`fetchJobsByIds\` of 100, \`readSession\` with full lists,
listings and job pages ([costs](../costs.md)), and in between the plain, micro-cached listing. The start of each attack
counts; one-time work of an instance is done before.

One instance of the functions and one process of the site share one CPU; the database, the proxies, the abuser and the
measurement use the other.

${writeTable(HEAD, figures.map(writeRow))}

- **direct**: the site with nothing in front (\`PROXIES_IN_FRONT=0\`). Functions are always behind Google's front end, here a
  proxy that appends the caller's address to \`x-forwarded-for\`, as it does.
- **behind a proxy**: the site is too.
- **by IPv6**: the abuser uses another address of its /64 for each request, as seen by those proxies.
- **forged**: \`x-forwarded-for\`, \`forwarded\` and \`x-real-ip\` name another address in each request, and the site's token is
  made up.
- **failed**: unsuccessful responses to the eight people.
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
