import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Answers a request, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * A listener that passes each request through the middleware in order, then on to `last`.
 *
 * @example createServer(chain([refuseMethods, refuseLongBodies], handler));
 */
export function chain(middleware: readonly Middleware[], last: RequestListener): RequestListener {
  return middleware.reduceRight<RequestListener>(
    (next, step) => (request, response) => step(request, response, () => next(request, response)),
    last,
  );
}
