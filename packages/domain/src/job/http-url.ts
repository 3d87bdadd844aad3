import * as z from "zod/mini";

/** An absolute http or https address of a bearable length. */
export const HttpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));
