import autocannon from "autocannon";

import { createDraw } from "../../packages/domain/bench/search/draw.ts";
import { makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
import { makeQueries } from "../../packages/domain/bench/search/make-queries.ts";

/** What a minute of questions brought; latencies in milliseconds. */
export type LoadFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Answers that were no success, broken connections and those that took too long. */
  readonly failures: number;
};

/** The bodies of calls of fetchJobs: every query of the search benchmark, mixed, as the board's page asks them. */
export function writeCalls(jobs: number): string[] {
  const queries = makeQueries(makeCorpus(jobs), "load");
  return createDraw("load").take(
    queries.map(({ filters, page, pageSize }) =>
      JSON.stringify({ data: { filters, page, pageSize, view: "card" } }),
    ),
    queries.length,
  );
}

/** Asks one call after the other over as many connections, for so many seconds. */
export async function askQueries(
  url: string,
  calls: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadFigures> {
  return tellFigures(
    await autocannon({
      url,
      connections,
      duration: seconds,
      method: "POST",
      headers: { "content-type": "application/json" },
      requests: calls.map((body) => ({ body })),
    }),
  );
}

/** Asks for one page again and again over as many connections, for so many seconds. */
export async function askPage(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadFigures> {
  return tellFigures(await autocannon({ url, connections, duration: seconds }));
}

function tellFigures({ requests, latency, non2xx, errors, timeouts }: autocannon.Result): LoadFigures {
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    requests: requests.total,
    failures: non2xx + errors + timeouts,
  };
}
