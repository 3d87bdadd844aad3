import type { Request } from "firebase-functions/https";

import { findRequestId, withLogContext } from "../runtime/log-context.ts";
import { logEvent } from "../runtime/log.ts";

/** Handles a request with its id in every log line; the last line has the outcome. */
export function withRequestLog<Result>(
  name: string,
  request: Pick<Request, "headers" | "query">,
  response: { readonly statusCode: number; once: (event: "close", listener: () => void) => unknown },
  work: () => Result,
): Result {
  const context = { requestId: findRequestId(request) };
  const startedAt = performance.now();
  response.once("close", () =>
    withLogContext(context, () =>
      logEvent("request-answered", {
        name,
        status: response.statusCode,
        durationMs: Math.round(performance.now() - startedAt),
      }),
    ),
  );
  return withLogContext(context, work);
}
