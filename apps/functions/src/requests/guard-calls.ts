import {
  type CallableFunction,
  HttpsError,
  type HttpsFunction,
  type Request,
} from "firebase-functions/https";

import { MAX_REQUEST_BYTES } from "../runtime/function-options.ts";
import { siteUrl } from "../runtime/params.ts";
import { ANY_CALL } from "../runtime/rate-limits/costs.ts";
import { limitAddress } from "../runtime/rate-limits/limit-address.ts";
import { Refusal } from "../runtime/refusal.ts";
import { withRequestLog } from "./log-request.ts";

/** Twice the depth of our deepest request. */
const MAX_DEPTH = 20;

/**
 * Wraps a callable so that Firebase's library only gets calls it can handle, and each call is logged and rate-limited
 * by address before it is parsed.
 */
export function guardCalls<Data, Answer>(
  name: string,
  guarded: CallableFunction<Data, Answer>,
): CallableFunction<Data, Answer> {
  const guard = (...[request, response]: Parameters<HttpsFunction>) =>
    withRequestLog(name, request, response, async () => {
      // CORS preflight requests are handled by the library.
      const fault = request.method === "OPTIONS" ? undefined : await findCallFault(request);
      if (fault === undefined) return guarded(request, response);
      response.status(fault.httpErrorCode.status).set("access-control-allow-origin", siteUrl.value());
      response.send({ error: fault.toJSON() });
    });
  // Keeps the function's metadata, which deployment reads.
  return Object.assign(guard, guarded);
}

/**
 * Checks a call before its data is parsed. Firebase's library would log the raw data, or crash with `internal` on its
 * own number markers (`@type`) or deeply nested arrays.
 */
async function findCallFault(request: Request): Promise<HttpsError | undefined> {
  const { method, headers, rawBody, body } = request;
  try {
    await limitAddress(request, ANY_CALL);
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
  if (method !== "POST") return refuseCall("method", "invalid_value");
  if (!/^application\/json\s*(?:;|$)/i.test(headers["content-type"] ?? ""))
    return refuseCall("content-type", "invalid_value");
  // Without a content length, Node reads no body and the platform keeps none.
  if (rawBody !== undefined && rawBody.length > MAX_REQUEST_BYTES) return refuseCall("", "too_big");
  const call: unknown = body;
  if (!isCall(call)) return refuseCall("", "invalid_type");
  return isPlain(call.data, 0) ? undefined : refuseCall("", "invalid_type");
}

/** Converts a refusal to a callable's error. */
export function refused({ code, field }: Refusal): HttpsError {
  return new HttpsError(code, code, field === undefined ? undefined : { field, code });
}

/** A callable's error for invalid input: the field's path, or "" for the whole request, and zod's code. */
export function refuseCall(field: string, code: string): HttpsError {
  const message = `${field || "the request"} is not accepted (${code})`;
  return new HttpsError("invalid-argument", message, { field, code });
}

function isCall(body: unknown): body is { readonly data: unknown } {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return Object.keys(body).join() === "data";
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth > MAX_DEPTH || Object.hasOwn(value, "@type") || Object.hasOwn(value, "__proto__")) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth + 1));
}
