import type { Middleware } from "./middleware.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

/** Our endpoints accept 8 kB at most. `next.config.ts` sets the same limit for bodies without a length. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Answers 405 to unsupported methods such as TRACE: Next cannot turn them into a `Request`, and fails with a bare 500.
 */
export const refuseMethods: Middleware = ({ method = "" }, response, next) => {
  if (METHODS.has(method)) next();
  else response.writeHead(405, { Allow: [...METHODS].join(", ") }).end();
};

/** Answers 413 to long requests: Next would buffer the body, even where no page reads it, and log the address. */
export const refuseLongBodies: Middleware = ({ headers }, response, next) => {
  if (Number(headers["content-length"] ?? 0) <= MAX_BODY_BYTES) next();
  else response.writeHead(413, { Connection: "close" }).end();
};
