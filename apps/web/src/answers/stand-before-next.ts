import diagnostics from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

const REQUEST_START = "http.server.request.start";

/** What an answer passes on its way: it answers a request itself, or has `next` do so. */
export type Layer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Has every request pass a layer of ours before Next sees it; of several, the one that was named last is the first to
 * be passed. Called when the server starts, with what makes the layer of a server.
 *
 * @returns what leaves servers that nobody has asked yet without the layer.
 */
export function standBeforeNext(makeLayer: (server: Server) => Layer): () => void {
  const seen = new WeakSet<Server>();
  // As in `answer-status.ts`: Next gives no other way to its server.
  const insert = (message: unknown) => {
    if (typeof message !== "object" || message === null || !("server" in message)) return;
    const { server } = message;
    if (!(server instanceof Server) || seen.has(server)) return;
    seen.add(server);
    const behind = server.listeners("request");
    const layer = makeLayer(server);
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage, response: ServerResponse) =>
      layer(request, response, () => {
        for (const listener of behind) Reflect.apply(listener, server, [request, response]);
      }),
    );
  };
  diagnostics.subscribe(REQUEST_START, insert);
  return () => void diagnostics.unsubscribe(REQUEST_START, insert);
}
