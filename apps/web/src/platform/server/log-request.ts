import { randomUUID } from "node:crypto";

import { REQUEST_ID_HEADER } from "@farwork/domain/contract";
import { readRequestId } from "@farwork/serving/request-id";

import { toKnownRoute } from "../requests/known-route.ts";
import { logEvent } from "../requests/log.ts";
import { nameRoute } from "../requests/name-route.ts";
import type { Middleware } from "./middleware.ts";

/** Assigns a request id, unless the request has one, and logs the outcome. */
export const logRequest: Middleware = (request, response, next) => {
  const requestId = readRequestId(request.headers[REQUEST_ID_HEADER], randomUUID);
  request.headers[REQUEST_ID_HEADER] = requestId;
  // Scripts, styles and fonts would flood the log.
  if (request.url?.startsWith("/_next/") !== true) {
    const startedAt = performance.now();
    const route = toKnownRoute(nameRoute(request.url ?? ""));
    response.once("close", () => {
      const { statusCode: status } = response;
      const durationMs = Math.round(performance.now() - startedAt);
      logEvent("request-answered", { route, requestId, status, durationMs });
    });
  }
  next();
};
