import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from "firebase-functions/https";

import { logError } from "../runtime/log.ts";
import { limitAddress, limitAddressBy } from "../runtime/rate-limits/limit-address.ts";
import type { OwnLimitName } from "../runtime/rate-limits/limits.ts";
import { Refusal } from "../runtime/refusal.ts";
import { withRequestLog } from "./log-request.ts";

export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes are sent as they are, anything else as JSON; without one the answer is empty. */
  readonly body?: object;
}

interface HttpFunctionOptions extends HttpsOptions {
  /** In the logs. */
  readonly name: string;
  /** Browsers of other sites have no business with any of them. */
  readonly cors: false;
  readonly maxBytes: number;
  readonly concurrency: number;
  /** What a request costs, in milliseconds of a processor: one of `COSTS`. */
  readonly cost: number;
  /** Where a request has a limit of its own besides. */
  readonly ownLimit?: OwnLimitName;
}

type Limits = Pick<HttpFunctionOptions, "name" | "maxBytes" | "concurrency" | "cost" | "ownLimit">;

/**
 * A function that answers plain HTTP requests, within its limits: what is longer is a 413, what comes too often from one
 * address a 429, and what `answer` throws is told to the operators, and a bare 500 to the caller.
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
