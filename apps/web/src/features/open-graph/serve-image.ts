import type { OpenGraphImage } from "./image.ts";
import { renderImage, imageFingerprint } from "./render-image.tsx";

/**
 * Serves an image, or 304 for clients that have it, without drawing it. Answers 503 when too many are waiting, as when
 * a crawler requests all jobs.
 */
export async function serveImage(content: OpenGraphImage, request: Request): Promise<Response> {
  const etag = `"${imageFingerprint(content)}"`;
  const headers = {
    ETag: etag,
    // An hour, because a job may close; then clients revalidate.
    "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  const drawn = renderImage(content);
  if (!drawn) {
    const later = { "Retry-After": "10" };
    return new Response("Too many images are being rendered right now.\n", { status: 503, headers: later });
  }
  return new Response(new Uint8Array(await drawn), { headers: { ...headers, "Content-Type": "image/png" } });
}
