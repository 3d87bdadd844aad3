import * as z from "zod/mini";

import { ZONE_NAME } from "../reader/working-hours.ts";
import { ANY_HOURS } from "./any-hours.ts";

const Clock = z.number().check(z.gte(0), z.lte(24), z.multipleOf(0.25));

/**
 * When the reader works: their time zone (as named by `Intl`), start and end. Without `zone`, hours filter nothing.
 * `atLeast` is the minimum overlap in hours per day with what a posting asks for (`compareHours`). Jobs without
 * required hours always pass.
 */
export const HoursFilter = z.object({
  zone: z.optional(z.string().check(z.regex(ZONE_NAME))),
  start: z._default(Clock, ANY_HOURS.start),
  end: z._default(Clock, ANY_HOURS.end),
  atLeast: z._default(Clock, ANY_HOURS.atLeast),
});
export type HoursFilter = z.infer<typeof HoursFilter>;
