import type { IncomingMessage, ServerResponse } from "node:http";

import { REQUEST_ID_HEADER } from "@farwork/domain/contract";

import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { readCachedCost } from "../requests/known-route.ts";
import { REMEMBER_PARAM } from "../requests/reader-search.ts";
import { makeNonce, readNonce } from "../security/content-policy.ts";
import type { VisitLimit } from "./limit-visits.ts";
import type { Middleware } from "./middleware.ts";
import type { RenderedPage } from "./render-page.ts";

/** The only headers a shared page may depend on; the renderer gets no others. They are part of the cache key. */
const FORWARDED_HEADERS = [
  "host",
  "accept",
  "accept-language",
  "user-agent",
  "dnt",
  "sec-gpc",
  "x-forwarded-host",
  "x-forwarded-proto",
] as const;
const POLICY = "content-security-policy";
/** Node writes the first ones itself; an ETag belongs to one body, and a cookie to one visitor. */
const UNSHARED_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  "etag",
  "set-cookie",
]);

/**
 * Renders the listing once for all requests without cookies, as from new visitors and crawlers, that ask for the same
 * within two seconds. Without it, 50 at once would wait over a second for each other. `limitVisits` charges the full
 * cost to whoever has a page rendered, and a part of it to those served from the cache.
 */
export function microCacheListing(
  limitVisits: VisitLimit,
  render: (path: string, headers: Readonly<Record<string, string>>) => Promise<RenderedPage>,
): Middleware {
  const pages = coalesceRequests<RenderedPage>({
    keptMs: 2000,
    maxKept: 50,
    isKept: ({ status }) => status === 200,
  });

  return (request, response, next) => {
    if (!isShareable(request)) {
      limitVisits(request, response, next);
      return;
    }
    const forwarded = pickHeaders(request);
    const key = JSON.stringify([request.url, forwarded]);
    const id = request.headers[REQUEST_ID_HEADER]?.toString();
    // Only for the renderer's log; the page does not depend on it.
    const headers = { ...forwarded, ...(id !== undefined && { [REQUEST_ID_HEADER]: id }) };
    const answer = async (page: Promise<RenderedPage>, onFailure: () => void) => {
      try {
        sendPage(await page, response);
      } catch {
        onFailure();
      }
    };
    const askNext = () => limitVisits(request, response, next);
    const ask = () => pages.get(key, () => render(request.url ?? "/", headers));
    // Keep the promise while the request waits: it may expire meanwhile, and a cached page's price does not cover a
    // render.
    const cached = pages.find(key);
    if (cached)
      limitVisits(request, response, () => void answer(cached, askNext), readCachedCost(request.url ?? ""));
    else limitVisits(request, response, () => void answer(ask(), next));
  };
}

/** Whether a request asks for the listing without anything that identifies the visitor. */
function isShareable({ method, url = "", headers }: IncomingMessage): boolean {
  const isListing = url === "/" || url.startsWith("/?");
  const isClientNavigation = headers["rsc"] !== undefined || url.includes("_rsc=");
  // The response will set a cookie.
  const isChoice = url.includes(`${REMEMBER_PARAM}=`);
  return (
    method === "GET" &&
    isListing &&
    !isClientNavigation &&
    !isChoice &&
    !("cookie" in headers) &&
    !("authorization" in headers)
  );
}

function pickHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => {
      const value = headers[name]?.toString();
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Sends a page, with a new nonce if its policy has one. */
function sendPage(page: RenderedPage, response: ServerResponse): void {
  const { status, headers, body } = renewNonce(page);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (!UNSHARED_HEADERS.has(name)) response.setHeader(name, value);
  response.end(body);
}

/** A nonce must be unpredictable, and one that is sent twice is known to earlier visitors. */
function renewNonce(page: RenderedPage): RenderedPage {
  const policy = page.headers[POLICY]?.toString() ?? "";
  const nonce = readNonce(policy);
  if (nonce === undefined) return page;
  const fresh = makeNonce();
  return {
    ...page,
    headers: { ...page.headers, [POLICY]: policy.replaceAll(nonce, fresh) },
    body: page.body.replaceAll(nonce, fresh),
  };
}
