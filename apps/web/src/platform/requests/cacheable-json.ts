import { createHash } from "node:crypto";

import { type RefusalReason, SERVICE_ERRORS } from "@farwork/serving/service-errors";

/** How long browsers and caches in between may use an answer: together about as long as the index takes to follow. */
const SHARED = "public, max-age=5, s-maxage=10, stale-while-revalidate=20";

/**
 * JSON that is the same for everybody who asks for this address: with an entity tag, and 304 for those who have it.
 *
 * @example return respondWithCacheableJson(request, { jobs: [] });
 */
export function respondWithCacheableJson(request: Request, value: object): Response {
  const body = JSON.stringify(value);
  // Weak: what compresses the answer on its way changes its bytes.
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: `W/${tag}`, "Cache-Control": SHARED };
  if (hasEntity(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Whether an `If-None-Match` says that its sender has the answer of this tag, written without the W/ of a weak one. */
export function hasEntity(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return ifNoneMatch?.trim() === "*" || ifNoneMatch?.includes(tag) === true;
}

/** Why there is no answer, in the words and with the status of `SERVICE_ERRORS`. */
export function respondWithJsonError(...[code, field]: RefusalReason): Response {
  const { status } = SERVICE_ERRORS[code];
  const retry = code === "unavailable" && { "Retry-After": "30" };
  const error = { code, ...(field !== undefined && { field }) };
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...retry } });
}
