import autocannon from "autocannon";

import { createDraw } from "../../packages/domain/bench/search/draw.ts";
import { makeCorpus } from "../../packages/domain/bench/search/make-corpus.ts";
import { makeQueries } from "../../packages/domain/bench/search/make-queries.ts";

/** The results of a minute of requests; latencies in milliseconds. */
export type LoadFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Error responses, broken connections and timeouts. */
  readonly failures: number;
};

/** The bodies of fetchJobs calls: all queries of the search benchmark, mixed, like those of the board's page. */
export function writeCalls(jobs: number): string[] {
  const queries = makeQueries(makeCorpus(jobs), "load");
  return createDraw("load").take(
    queries.map(({ filters, page, pageSize }) =>
      JSON.stringify({ data: { filters, page, pageSize, view: "card" } }),
    ),
    queries.length,
  );
}

/** Sends calls over a number of connections for a number of seconds. */
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

type PageLoad = {
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The path of each request, if they do not all go to the same page. */
  readonly writePath?: () => string;
};

/** Requests a page repeatedly over a number of connections for a number of seconds. */
export async function askPage(
  url: string,
  { connections, seconds, headers = {}, writePath }: PageLoad,
): Promise<LoadFigures> {
  const requests = writePath && [
    { setupRequest: (request: autocannon.Request) => ({ ...request, path: writePath() }) },
  ];
  return tellFigures(
    await autocannon({ url, connections, duration: seconds, headers, ...(requests && { requests }) }),
  );
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
