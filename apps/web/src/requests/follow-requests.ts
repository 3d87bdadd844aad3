import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";

import { REQUEST_ID_HEADER } from "@farwork/domain/contract";
import { readRequestId } from "@farwork/serving/request-id";

import { toKnownRoute } from "./known-route.ts";
import { logRequestAnswered } from "./log.ts";
import { nameRoute } from "./name-route.ts";

const REQUEST_START = "http.server.request.start";

/**
 * Called once, when the server starts: gives each request an id, unless it came with one, and logs how it ended.
 *
 * @returns what ends it.
 */
export function followRequests(): () => void {
  const see = (message: unknown) => {
    if (typeof message !== "object" || message === null) return;
    if (!("request" in message && message.request instanceof IncomingMessage)) return;
    if (!("response" in message && message.response instanceof ServerResponse)) return;
    follow(message.request, message.response);
  };
  diagnostics.subscribe(REQUEST_START, see);
  return () => void diagnostics.unsubscribe(REQUEST_START, see);
}

function follow(request: IncomingMessage, response: ServerResponse): void {
  const requestId = readRequestId(request.headers[REQUEST_ID_HEADER], randomUUID);
  request.headers[REQUEST_ID_HEADER] = requestId;
  // Scripts, styles and fonts: who wants to know of these asks whoever serves them.
  if (request.url?.startsWith("/_next/") === true) return;
  const startedAt = performance.now();
  const route = toKnownRoute(nameRoute(request.url ?? ""));
  response.once("close", () => {
    const { statusCode: status } = response;
    logRequestAnswered(route, { requestId, status, durationMs: performance.now() - startedAt });
  });
}
