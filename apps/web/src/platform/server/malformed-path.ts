import type { Middleware } from "./middleware.ts";

/** "/a/../b" in all its spellings, which browsers resolve before they send a request. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Turns malformed addresses into a 404. Next fails with a bare 500 on text it cannot decode (`/jobs/%FF`) and on what
 * is not a path (`*`), and it would resolve `/_next/static/../..` to a page that we take for a static file. Must run
 * before anything else reads the address.
 */
export const rewriteMalformedPaths: Middleware = (request, _response, next) => {
  const [path = "", ...query] = (request.url ?? "").split("?");
  if (isMalformed(path)) request.url = ["/nowhere", ...query].join("?");
  next();
};

function isMalformed(path: string): boolean {
  return !path.startsWith("/") || DOT_SEGMENT.test(path) || !isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
