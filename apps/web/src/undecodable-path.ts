import diagnostics from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

const REQUEST_START = "http.server.request.start";

/**
 * Has addresses that are no text (`/jobs/%FF`) answered like any other that leads nowhere: Next would decode them for
 * a page that takes parameters, fail, and answer a bare 500. Called once, when the server starts; it listens where
 * Node tells of each request before Next sees it.
 *
 * @returns what ends it.
 */
export function leadUndecodablePathsNowhere(): () => void {
  const lead = (message: unknown) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    const [path = "", ...query] = (request.url ?? "").split("?");
    if (!isDecodable(path)) request.url = ["/nowhere", ...query].join("?");
  };
  diagnostics.subscribe(REQUEST_START, lead);
  return () => void diagnostics.unsubscribe(REQUEST_START, lead);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
