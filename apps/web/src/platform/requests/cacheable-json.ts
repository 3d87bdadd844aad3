import { createHash } from "node:crypto";

import type { HttpFailure } from "@farwork/domain/contract";

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
  if (request.headers.get("if-none-match")?.includes(tag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Why there is no answer: 400 for what cannot be asked, 404 for what is not there, 503 where the backend is away. */
export function respondWithJsonError(status: 400 | 404 | 503, error: HttpFailure["error"]): Response {
  const retry = status === 503 && { "Retry-After": "30" };
  return Response.json({ error }, { status, headers: { "Cache-Control": "no-store", ...retry } });
}
