import { constants } from "node:zlib";

import compression from "compression";

import { isStaticFile } from "../requests/known-route.ts";
import { standBeforeNext } from "./stand-before-next.ts";

// A fifth less than gzip for a page, for a millisecond more of a processor, and 1.8 MB instead of 0.3 while it is sent.
const QUALITY = 5;

/**
 * Has whatever is text leave in Brotli, or in gzip for who reads no Brotli. Static files are left as they are: those
 * that are long were compressed at the build (`scripts/compress-static.ts`), for all who say so in the usual way.
 * What is compressed tells nobody when a piece of it was sent. Called once, when the server starts.
 */
export function compressAnswers(): () => void {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } });
  return standBeforeNext(() => (request, response, next) => {
    if (isStaticFile(request.url ?? "")) next();
    else Reflect.apply(compress, undefined, [request, response, next]);
  });
}
