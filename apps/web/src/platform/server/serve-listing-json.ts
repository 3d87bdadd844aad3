import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";

import Negotiator from "negotiator";

import { hasEntity } from "../requests/cacheable-json.ts";
import { coalesceRequests } from "../requests/coalesce-requests.ts";
import { logError } from "../requests/log.ts";
import { BROTLI_PARAMS } from "./brotli-params.ts";
import type { Middleware } from "./middleware.ts";

export type ListingJson = {
  /** The endpoint. Its response depends on the address alone. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Headers for every response; Next adds them to its own. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** A response of the endpoint, plain and in Brotli. */
type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly brotli: Buffer;
};

const PATH = "/api/jobs";
const METHODS = ["GET", "HEAD"];

/**
 * Answers `/api/jobs` before Next, whose routing takes longer than the answer itself, and every filter change waits for
 * it. Responses are shared for two seconds by address, and compressed once.
 */
export function serveListingJson({ answer, headers }: ListingJson): Middleware {
  const answers = coalesceRequests<Answer>({
    keptMs: 2000,
    maxKept: 200,
    isKept: ({ status }) => status === 200,
  });

  async function serve(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const { key, value } of headers) response.setHeader(key, value);
    const ask = async () => readAnswer(await answer(new Request(new URL(url, "http://localhost"))));
    sendAnswer(await answers.get(url, ask), request, response);
  }

  return (request, response, next) => {
    const { method = "", url = "" } = request;
    if (url.split("?", 1)[0] !== PATH) return next();
    if (!METHODS.includes(method)) return void response.writeHead(405, { Allow: METHODS.join(", ") }).end();
    serve(url, request, response).catch((error: unknown) => {
      logError("page-failed", error, { route: PATH });
      response.writeHead(500).end();
    });
  };
}

async function readAnswer(answer: Response): Promise<Answer> {
  const body = Buffer.from(await answer.arrayBuffer());
  // On this thread: it takes a fifth of a millisecond, and handing it to another costs more.
  const brotli = brotliCompressSync(body, { params: BROTLI_PARAMS });
  return { status: answer.status, headers: answer.headers, body, brotli };
}

function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(answer.headers);
  response.setHeader("Vary", "Accept-Encoding");
  // Without a weak tag's W/, which clients may drop.
  const tag = answer.headers.get("etag")?.replace(/^W\//, "");
  if (tag !== undefined && hasEntity(request.headers["if-none-match"], tag)) {
    response.writeHead(304).end();
    return;
  }
  const isBrotli = new Negotiator(request).encodings(["br"]).length > 0;
  const body = isBrotli ? answer.brotli : answer.body;
  if (isBrotli) response.setHeader("Content-Encoding", "br");
  response.writeHead(answer.status, { "Content-Length": body.length }).end(body);
}
