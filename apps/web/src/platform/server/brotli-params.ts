import { constants } from "node:zlib";

/**
 * Brotli settings for dynamic responses. Quality 5 would make the listing 7% smaller but take half as long again. The
 * window fits all our pages; Brotli's default, 16 times as large, takes over twice as long under load.
 */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
