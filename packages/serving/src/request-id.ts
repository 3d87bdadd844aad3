/** Letters, digits, `_` and `-`, made by chance, naming nobody. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id that came with a request, where it is one; else a new one. It ties the log's lines about one request together;
 * what a caller made up otherwise never gets into a log.
 *
 * @example readRequestId("short", () => "made-anew"); // => "made-anew"
 */
export function readRequestId(given: unknown, create: () => string): string {
  return typeof given === "string" && REQUEST_ID.test(given) ? given : create();
}
