import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from "firebase-functions/https";

import { logError } from "../runtime/log.ts";
import { limitAddress, limitAddressBy } from "../runtime/rate-limits/limit-address.ts";
import type { OwnLimitName } from "../runtime/rate-limits/limits.ts";
import { Refusal } from "../runtime/refusal.ts";
import { withRequestLog } from "./log-request.ts";

export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes are sent as they are, anything else as JSON; undefined sends no body. */
  readonly body?: object;
}

interface HttpFunctionOptions extends HttpsOptions {
  /** The name in logs. */
  readonly name: string;
  /** No other site may call these. */
  readonly cors: false;
  readonly maxBytes: number;
  readonly concurrency: number;
  /** The cost of a request in CPU milliseconds: one of `COSTS`. */
  readonly cost: number;
  /** An additional limit, if any. */
  readonly ownLimit?: OwnLimitName;
}

type Limits = Pick<HttpFunctionOptions, "name" | "maxBytes" | "concurrency" | "cost" | "ownLimit">;

/**
 * Creates a function for plain HTTP requests with limits: 413 for large bodies, 429 for too many from one address.
 * Errors of `answer` are logged and become a bare 500.
 */
export function httpFunction(
  { name, maxBytes, cost, ownLimit, ...options }: HttpFunctionOptions,
  answer: (request: Request) => Promise<HttpAnswer>,
): HttpsFunction {
  const { concurrency } = options;
  const limits = { name, maxBytes, concurrency, cost, ...(ownLimit && { ownLimit }) };
  return onRequest(options, (request, response) =>
    withRequestLog(name, request, response, async () => {
      const { status, headers, body } = await answerWithin(limits, request, answer);
      response.status(status).set({ "cache-control": "no-store", ...headers });
      if (body === undefined) response.end();
      else if (body instanceof Uint8Array) response.end(body);
      else response.json(body);
    }),
  );
}

async function answerWithin(
  { maxBytes, concurrency, name, cost, ownLimit }: Limits,
  request: Request,
  answer: (request: Request) => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  if (request.rawBody !== undefined && request.rawBody.length > maxBytes) return { status: 413 };
  try {
    await limitAddress(request, cost, { concurrency });
    if (ownLimit) await limitAddressBy(ownLimit, request, 1, { concurrency });
    return await answer(request);
  } catch (error) {
    if (error instanceof Refusal) return { status: 429, headers: { "retry-after": "60" } };
    logError("endpoint-failed", error, { path: name });
    return { status: 500 };
  }
}
