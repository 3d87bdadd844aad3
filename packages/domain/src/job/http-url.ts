import * as z from "zod/mini";

import { MAX_URL_LENGTH } from "../links/safe-link.ts";

/**
 * An absolute http or https address of a bearable length, as a source gave it: `readSafeLink` says whether a reader may be
 * led there.
 */
export const HttpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(MAX_URL_LENGTH));
