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

/** No request of ours is nested half as deep. */
const MAX_DEPTH = 20;

/**
 * The same callable, which Firebase's library is handed only what it can deal with, and of which each call is logged and
 * counted against the address that it came from, before anything in it is looked at.
 */
export function guardCalls<Data, Answer>(
  name: string,
  guarded: CallableFunction<Data, Answer>,
): CallableFunction<Data, Answer> {
  const guard = (...[request, response]: Parameters<HttpsFunction>) =>
    withRequestLog(name, request, response, async () => {
      // A browser's question whether it may call: that is for the library alone.
      const fault = request.method === "OPTIONS" ? undefined : await findCallFault(request);
      if (fault === undefined) return guarded(request, response);
      response.status(fault.httpErrorCode.status).set("access-control-allow-origin", siteUrl.value());
      response.send({ error: fault.toJSON() });
    });
  // What it is and what it needs goes along: deploying reads it from the function itself.
  return Object.assign(guard, guarded);
}

/**
 * What is wrong with a call before its data is looked at. Firebase's library would write it into the log as it came, or
 * break, and answer `internal`, where it meets its own marks for numbers (`@type`) or thousands of arrays in each other.
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
  // Node reads no body where a request tells no length of one, and the platform then keeps none.
  if (rawBody !== undefined && rawBody.length > MAX_REQUEST_BYTES) return refuseCall("", "too_big");
  const call: unknown = body;
  if (!isCall(call)) return refuseCall("", "invalid_type");
  return isPlain(call.data, 0) ? undefined : refuseCall("", "invalid_type");
}

/** A refusal as callables tell of it. */
export function refused({ code, field }: Refusal): HttpsError {
  return new HttpsError(code, code, field === undefined ? undefined : { field, code });
}

/** Bad input as callables tell of it: the field's path, or "" for the request as a whole, and zod's code. */
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
