/** Letters, digits, `_` and `-`; random, and identifies nobody. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * A request's id if it is valid, else a new one. It correlates the log lines of a request; other text from callers
 * never gets into the log.
 *
 * @example readRequestId("short", () => "made-anew"); // => "made-anew"
 */
export function readRequestId(given: unknown, create: () => string): string {
  return typeof given === "string" && REQUEST_ID.test(given) ? given : create();
}
