import { standBeforeNext } from "./stand-before-next.ts";

/**
 * More than any request of ours has, of which the endpoints take 8 kB at most. `next.config.ts` says the same of what comes
 * without its length.
 */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Answers 413 to a request that says it is longer than any of ours: Next would keep its body in memory, also where no page
 * reads one, and log its address. Called once, when the server starts.
 */
export function refuseLongBodies(): void {
  standBeforeNext(() => ({ headers }, response, next) => {
    if (Number(headers["content-length"] ?? 0) <= MAX_BODY_BYTES) next();
    else response.writeHead(413, { Connection: "close" }).end();
  });
}
