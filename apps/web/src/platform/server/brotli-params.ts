import { constants } from "node:zlib";

/**
 * How an answer is compressed that somebody waits for. Quality 5 would take a fifteenth off the listing's page, for half as
 * long again. The window holds every page of ours; with Brotli's own, 16 times as wide, a crowd's pages take over twice
 * as long.
 */
export const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
