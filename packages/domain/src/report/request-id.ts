import * as z from "zod/mini";

/** The header in which a request's id travels from the web server to the functions. */
export const REQUEST_ID_HEADER = "x-request-id";

/** What ties the log's lines about one request together: letters, digits, `_` and `-`, made by chance, naming nobody. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

/**
 * The id that came with a request, where it is one; else a new one. What a caller made up otherwise never gets into a log.
 *
 * @example readRequestId(request.headers.get(REQUEST_ID_HEADER), () => "made-anew"); // => "made-anew"
 */
export function readRequestId(given: unknown, create: () => string): string {
  const parsed = z.safeParse(RequestId, given);
  return parsed.success ? parsed.data : create();
}
