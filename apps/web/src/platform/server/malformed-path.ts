import type { Middleware } from "./middleware.ts";

/** "/a/../b" and how else it can be written: browsers walk such a path to its end before they ask for it. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Has addresses that no browser asks for answered like any other that leads nowhere. What is no text (`/jobs/%FF`), Next
 * would decode for a page that takes parameters, fail, and answer a bare 500, as it does for what is no path (`*`). A page
 * behind `/_next/static/../..` would pass for a static file here, and Next would give it as the page it is. Before
 * whatever else reads addresses.
 */
export const rewriteMalformedPaths: Middleware = (request, _response, next) => {
  const [path = "", ...query] = (request.url ?? "").split("?");
  if (isStray(path)) request.url = ["/nowhere", ...query].join("?");
  next();
};

function isStray(path: string): boolean {
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
