import * as z from "zod/mini";

/**
 * A time: an ISO 8601 UTC string on the wire ("2026-10-05T05:15:43.000Z"), a `Date` in the domain.
 *
 * @example z.decode(WireDate, "2026-10-05T05:15:43.000Z").getTime(); // => 1791177343000
 */
export const WireDate = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
