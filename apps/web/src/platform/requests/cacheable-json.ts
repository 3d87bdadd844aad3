import { createHash } from "node:crypto";

import { type RefusalReason, SERVICE_ERRORS } from "@farwork/serving/service-errors";

/** How long browsers and shared caches may use a response: together about as long as the index takes to update. */
const SHARED = "public, max-age=5, s-maxage=10, stale-while-revalidate=20";

/**
 * JSON that is the same for everybody at this address, with an ETag and 304 responses.
 *
 * @example return respondWithCacheableJson(request, { jobs: [] });
 */
export function respondWithCacheableJson(request: Request, value: object): Response {
  const body = JSON.stringify(value);
  // Weak, because compression on the way changes the bytes.
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: `W/${tag}`, "Cache-Control": SHARED };
  if (hasEntity(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Whether `If-None-Match` names this tag, given without a weak tag's W/. */
export function hasEntity(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return ifNoneMatch?.trim() === "*" || ifNoneMatch?.includes(tag) === true;
}

/** An error response with the message and status from `SERVICE_ERRORS`. */
export function respondWithJsonError(...[code, field]: RefusalReason): Response {
  const { status } = SERVICE_ERRORS[code];
  const retry = code === "unavailable" && { "Retry-After": "30" };
  const error = { code, ...(field !== undefined && { field }) };
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...retry } });
}
