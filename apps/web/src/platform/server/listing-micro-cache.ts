import type { IncomingMessage, ServerResponse } from "node:http";

import { REQUEST_ID_HEADER } from "@farwork/domain/contract";

import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { readCachedCost } from "../requests/known-route.ts";
import { REMEMBER_PARAM } from "../requests/reader-search.ts";
import { makeNonce, readNonce } from "../security/content-policy.ts";
import type { VisitLimit } from "./limit-visits.ts";
import type { Middleware } from "./middleware.ts";
import type { RenderedPage } from "./render-page.ts";

/** All that a shared page may depend on beside its address: nothing else is told to whoever renders it. */
const TOLD = [
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
/** The server writes its own; a tag is of one body, and a cookie is for one visitor. */
const NOT_SHARED = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  "etag",
  "set-cookie",
]);

/**
 * Has the listing rendered once for all who ask for the same within two seconds and bring no cookie, as newcomers and
 * crawlers do: else 50 of them who come at once would wait for each other for over a second. Whoever has something
 * rendered is charged for it by `limitVisits`, as everybody is who asks for another page; whoever is given what is there
 * already, for that alone, which is having it compressed.
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
    if (!isForEverybody(request)) {
      limitVisits(request, response, next);
      return;
    }
    const told = tell(request);
    const key = JSON.stringify([request.url, told]);
    const id = request.headers[REQUEST_ID_HEADER]?.toString();
    // For what the rendering logs; no page depends on it.
    const headers = { ...told, ...(id !== undefined && { [REQUEST_ID_HEADER]: id }) };
    const answer = async (page: Promise<RenderedPage>, otherwise: () => void) => {
      try {
        sendPage(await page, response);
      } catch {
        otherwise();
      }
    };
    const askNext = () => limitVisits(request, response, next);
    const ask = () => pages.get(key, () => render(request.url ?? "/", headers));
    // Held until it is their turn: who pays for a page at hand has none rendered.
    const atHand = pages.find(key);
    if (atHand)
      limitVisits(request, response, () => void answer(atHand, askNext), readCachedCost(request.url ?? ""));
    else limitVisits(request, response, () => void answer(ask(), next));
  };
}

/** The listing, for somebody of whom nothing is known. */
function isForEverybody({ method, url = "", headers }: IncomingMessage): boolean {
  const isListing = url === "/" || url.startsWith("/?");
  const isPart = headers["rsc"] !== undefined || url.includes("_rsc=");
  // To be answered with a cookie.
  const isChoice = url.includes(`${REMEMBER_PARAM}=`);
  return (
    method === "GET" &&
    isListing &&
    !isPart &&
    !isChoice &&
    !("cookie" in headers) &&
    !("authorization" in headers)
  );
}

function tell({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TOLD.flatMap((name) => {
      const value = headers[name]?.toString();
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Sends a page; where its policy lets scripts run by a nonce, with one of this response's own. */
function sendPage(page: RenderedPage, response: ServerResponse): void {
  const { status, headers, body } = renewNonce(page);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (!NOT_SHARED.has(name)) response.setHeader(name, value);
  response.end(body);
}

/** Nobody can foresee a nonce that was made for one response; one that is sent twice, anybody who asked before could. */
function renewNonce(page: RenderedPage): RenderedPage {
  const policy = page.headers[POLICY]?.toString() ?? "";
  const nonce = readNonce(policy);
  if (nonce === undefined) return page;
  const own = makeNonce();
  return {
    ...page,
    headers: { ...page.headers, [POLICY]: policy.replaceAll(nonce, own) },
    body: page.body.replaceAll(nonce, own),
  };
}
