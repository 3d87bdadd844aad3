import * as z from "zod/mini";

import { ZONE_NAME } from "../reader/working-hours.ts";
import { ANY_HOURS } from "./any-hours.ts";

const Clock = z.number().check(z.gte(0), z.lte(24), z.multipleOf(0.25));

/**
 * When the reader works: their time zone, as `Intl` names it, and from when to when. Absent `zone`: hours filter nothing.
 * `atLeast`: the least hours of a day in common with what a posting asks for (`compareHours`). Jobs that ask for no hours
 * stay.
 */
export const HoursFilter = z.object({
  zone: z.optional(z.string().check(z.regex(ZONE_NAME))),
  start: z._default(Clock, ANY_HOURS.start),
  end: z._default(Clock, ANY_HOURS.end),
  atLeast: z._default(Clock, ANY_HOURS.atLeast),
});
export type HoursFilter = z.infer<typeof HoursFilter>;
