import { type IncomingMessage, request as send, type RequestOptions, type Server } from "node:http";
import { text } from "node:stream/consumers";

import { REQUEST_ID_HEADER } from "@farwork/domain/contract";

import { standBeforeNext } from "../answers/stand-before-next.ts";
import { readSharedCost } from "../requests/known-route.ts";
import type { VisitLimit } from "../requests/limit-visits.ts";
import { shareRendering } from "./share-rendering.ts";
import { sendSharedPage, type SharedPage } from "./shared-page.ts";

type OwnAddress = { readonly host: string; readonly port: number };

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
/** By which this server knows what it asks itself; nobody else can. */
const OWN_MARK = "x-farwork-shared";

/**
 * Has the listing rendered once for all who ask for the same at the same time and bring no cookie, as newcomers and
 * crawlers do: rendering it takes 25 ms of a processor, so that 50 of them would wait for each other for over a second.
 * Called once, when the server starts, with what limits visitors: whoever has something rendered is charged for it, and
 * whoever is given what is there already for that alone, which is having it compressed.
 */
export function sharePages(limitVisits: VisitLimit): () => void {
  const mark = crypto.randomUUID();
  return standBeforeNext((server) => {
    const share = shareRendering();
    return (request, response, pass) => {
      if (request.headers[OWN_MARK] === mark) {
        pass();
        return;
      }
      const own = findOwnAddress(server);
      if (own === undefined || !isForEverybody(request)) {
        limitVisits(request, response, pass);
        return;
      }
      const key = JSON.stringify([request.url, tell(request)]);
      const answer = (page: Promise<SharedPage>) => {
        // A server that is asked to end lets nobody in any more, itself included, and finishes what it began.
        page.then((rendered) => sendSharedPage(rendered, response)).catch(pass);
      };
      // Held until it is their turn: who pays for a page at hand has none rendered.
      const atHand = share.find(key);
      if (atHand) limitVisits(request, response, () => answer(atHand), readSharedCost(request.url ?? ""));
      else limitVisits(request, response, () => answer(share(key, () => render(own, request, mark))));
    };
  });
}

/** The listing, for somebody of whom nothing is known. */
function isForEverybody({ method, url = "", headers }: IncomingMessage): boolean {
  const isListing = url === "/" || url.startsWith("/?");
  const isPart = headers["rsc"] !== undefined || url.includes("_rsc=");
  return method === "GET" && isListing && !isPart && !("cookie" in headers) && !("authorization" in headers);
}

const tell = ({ headers }: IncomingMessage) =>
  Object.fromEntries(TOLD.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

async function render(own: OwnAddress, request: IncomingMessage, mark: string): Promise<SharedPage> {
  const path = request.url ?? "/";
  const requestId = request.headers[REQUEST_ID_HEADER];
  // In the log it is one visit; no page depends on it.
  const told = { ...tell(request), ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }) };
  const headers = { ...told, [OWN_MARK]: mark };
  const answer = await ask({ ...own, path, headers });
  const given = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { status: answer.statusCode ?? 500, headers: Object.fromEntries(given), body: await text(answer) };
}

function ask(options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    send(options, resolve).once("error", reject).end();
  });
}

/** Where this server listens itself; elsewhere on the machine another may have the same port. */
function findOwnAddress(server: Server): OwnAddress | undefined {
  const given = server.address();
  if (typeof given !== "object" || given === null) return undefined;
  const { address, port } = given;
  return { host: address === "::" || address === "0.0.0.0" ? "127.0.0.1" : address, port };
}
