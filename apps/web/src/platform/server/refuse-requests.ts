import type { Middleware } from "./middleware.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

/**
 * More than any request of ours has, of which the endpoints take 8 kB at most. `next.config.ts` says the same of what comes
 * without its length.
 */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Answers 405 to a method that nothing here knows, such as TRACE: Next makes a request of `fetch` of each, which cannot
 * hold all of them, and fails with a bare 500.
 */
export const refuseMethods: Middleware = ({ method = "" }, response, next) => {
  if (METHODS.has(method)) next();
  else response.writeHead(405, { Allow: [...METHODS].join(", ") }).end();
};

/**
 * Answers 413 to a request that says it is longer than any of ours: Next would keep its body in memory, also where no page
 * reads one, and log its address.
 */
export const refuseLongBodies: Middleware = ({ headers }, response, next) => {
  if (Number(headers["content-length"] ?? 0) <= MAX_BODY_BYTES) next();
  else response.writeHead(413, { Connection: "close" }).end();
};
