import diagnostics from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

const REQUEST_START = "http.server.request.start";

/** "/a/../b" and how else it can be written: browsers walk such a path to its end before they ask for it. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/**
 * Has addresses that no browser asks for answered like any other that leads nowhere. What is no text (`/jobs/%FF`), Next
 * would decode for a page that takes parameters, fail, and answer a bare 500, as it does for what is no path (`*`). A page
 * behind `/_next/static/../..` it would give as if it were a static file to all that stands before Next. Called once, when
 * the server starts, before whatever reads addresses; it listens where Node tells of each request before Next sees it.
 *
 * @returns what ends it.
 */
export function leadStrayPathsNowhere(): () => void {
  const lead = (message: unknown) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    const [path = "", ...query] = (request.url ?? "").split("?");
    if (isStray(path)) request.url = ["/nowhere", ...query].join("?");
  };
  diagnostics.subscribe(REQUEST_START, lead);
  return () => void diagnostics.unsubscribe(REQUEST_START, lead);
}

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
