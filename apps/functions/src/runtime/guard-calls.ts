import type { CallableFunction, HttpsFunction } from "firebase-functions/https";

import { findCallFault } from "./call-guard.ts";
import { withRequestLog } from "./log-request.ts";
import { siteUrl } from "./params.ts";

/** The same callable, which Firebase's library is handed only what it can deal with, and of which each call is logged. */
export function guardCalls<Data, Answer>(
  name: string,
  guarded: CallableFunction<Data, Answer>,
): CallableFunction<Data, Answer> {
  const guard = (...[request, response]: Parameters<HttpsFunction>) =>
    withRequestLog(name, request, response, () => {
      // A browser's question whether it may call: that is for the library alone.
      const fault = request.method === "OPTIONS" ? undefined : findCallFault(request);
      if (fault === undefined) return guarded(request, response);
      response.status(fault.httpErrorCode.status).set("access-control-allow-origin", siteUrl.value());
      response.send({ error: fault.toJSON() });
    });
  // What it is and what it needs goes along: deploying reads it from the function itself.
  return Object.assign(guard, guarded);
}
