import * as z from "zod/mini";

import { MAX_URL_LENGTH } from "../links/safe-link.ts";

/** An absolute http or https URL of bounded length from a source; `readSafeLink` decides whether it may be linked. */
export const HttpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(MAX_URL_LENGTH));
