import type { IncomingMessage, ServerResponse } from "node:http";

import { findCaller } from "@farwork/serving/caller-address";
import { paceCallers } from "@farwork/serving/pace-callers";

import { readVisitCost } from "../requests/known-route.ts";

/**
 * What one visitor may use of one server, in milliseconds of CPU time: a sustained fifth, which is several pages a
 * second. They may use a second's worth in a burst, but at no more than a quarter of the server. Requests beyond that
 * wait up to three seconds.
 */
export const VISITOR_LIMIT = {
  rates: [
    { perSecond: 200, burst: 1000 },
    { perSecond: 250, burst: 60 },
  ],
  waitMs: 3000,
  maxCallers: 100_000,
} as const;
/** How long refusals are delayed. */
const REFUSED_MS = 1000;
/** How many requests may wait, and how many refusals be delayed, over all visitors. More are refused at once. */
const MAX_WAITING = { turns: 2000, refusals: 200 };
const REFUSAL_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Too many requests · Farwork</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Too many requests</h1>
<p>We get more requests from your network than we can answer right now. Wait a few seconds, then reload this page.</p>
</html>
`;
const REFUSAL_HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "retry-after": "5",
  "x-content-type-options": "nosniff",
};

/** Calls `next` when it is the visitor's turn. Charges `units`, or the cost of the request's address. */
export type VisitLimit = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  units?: number,
) => void;

/**
 * Paces each visitor, and answers 429 when they would have to wait too long. Visitors are identified by the address
 * that the outermost of `proxies` wrote into `x-forwarded-for`, or by their connection without proxies; requests from
 * this machine are exempt. Refusals are delayed to slow down retries.
 */
export function limitVisits(proxies: number): VisitLimit {
  const pace = paceCallers(VISITOR_LIMIT);
  const waiting = { turns: 0, refusals: 0 };

  return (request, response, next, units = readVisitCost(request.url ?? "")) => {
    const forwardedFor = request.headers["x-forwarded-for"]?.toString();
    const caller = findCaller({ forwardedFor, remoteAddress: request.socket.remoteAddress }, proxies);
    const waitMs = caller === undefined ? 0 : pace({ caller, units, now: Date.now() });
    const refuse = () => refuseVisit(request, response);
    if (waitMs === 0) next();
    else if (waitMs === undefined) wait("refusals", REFUSED_MS, refuse);
    else wait("turns", waitMs, next);

    /** Continues after the delay, unless the client has left. */
    function wait(kind: keyof typeof waiting, milliseconds: number, go: () => void): void {
      if (waiting[kind] >= MAX_WAITING[kind]) return refuse();
      waiting[kind] += 1;
      const leave = () => {
        clearTimeout(timer);
        waiting[kind] -= 1;
      };
      const timer = setTimeout(() => {
        response.off("close", leave);
        waiting[kind] -= 1;
        go();
      }, milliseconds);
      response.once("close", leave);
    }
  };
}

/** Answers 429: with a page for clients that accept HTML, else with an error code. */
function refuseVisit({ headers }: IncomingMessage, response: ServerResponse): void {
  const readsPages = headers.accept?.includes("text/html") === true;
  const body = readsPages ? REFUSAL_PAGE : JSON.stringify({ error: { code: "resource-exhausted" } });
  const type = readsPages ? "text/html; charset=utf-8" : "application/json; charset=utf-8";
  response.writeHead(429, { ...REFUSAL_HEADERS, "content-type": type }).end(body);
}
