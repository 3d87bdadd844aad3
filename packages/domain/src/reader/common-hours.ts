import type { WorkHours } from "../place/place.ts";
import type { WorkingHours } from "./working-hours.ts";
import { zoneOffset } from "./zone-offset.ts";

/** A working day by the clocks of one place: hours after midnight, and how far east of UTC that clock is. */
export type WorkingDay = { readonly start: number; readonly end: number; readonly offset: number };

/** Two working days beside each other, by the reader's clock. */
export type CommonHours = {
  /** Hours of a day in which both work. */
  readonly common: number;
  /** Hours of the reader's day. */
  readonly length: number;
  /** When the others begin, from 0 to 24, and how long they work. */
  readonly theirs: { readonly start: number; readonly length: number };
};

type PerhapsOfZone = Omit<WorkingHours, "zone"> & { readonly zone?: string | undefined };

/** What a posting that names zones alone is taken to mean by a working day. */
const OFFICE_HOURS = { start: 9, length: 8 };
const DAY = 24;

/**
 * Somebody's working day where their zone is known; undefined where it is not. `date` decides which offset the zone has
 * in that year: see `zoneOffset`.
 *
 * @example workingDay({ zone: "Africa/Lagos", start: 9, end: 17 }, new Date("2026-01-18"))?.offset; // => 1
 */
export function workingDay({ zone, start, end }: PerhapsOfZone, date: Date): WorkingDay | undefined {
  const offset = zone === undefined ? undefined : zoneOffset(zone, date);
  return offset === undefined ? undefined : { start, end, offset };
}

/**
 * How many hours of a day somebody works at the same time as people who work from nine to five in one of the zones asked
 * for: in the one that suits best, for a window leaves that open. Days go round midnight: a shift from 22 to 6 meets
 * office hours on the other side of the earth. Offsets are those of standard time (`zoneOffset`), on both sides.
 *
 * @example compareHours({ timezones: { from: -5, to: -5 } }, { start: 9, end: 17, offset: 1 }).common; // => 2
 */
export function compareHours({ timezones: { from, to } }: WorkHours, day: WorkingDay): CommonHours {
  const length = dayLength(day);
  const compare = (zone: number): CommonHours => {
    const start = goRound(OFFICE_HOURS.start - zone + day.offset);
    const common = countCommon({ start: day.start, length }, { start, length: OFFICE_HOURS.length });
    return { common, length, theirs: { start, length: OFFICE_HOURS.length } };
  };
  // The most lies at an end of the window, or where both days begin or end together.
  const together = [
    OFFICE_HOURS.start - day.start,
    OFFICE_HOURS.start + OFFICE_HOURS.length - day.start - length,
  ]
    .map((shift) => day.offset + shift)
    .flatMap((zone) => [zone - DAY, zone, zone + DAY])
    .filter((zone) => zone >= from && zone <= to);
  const nearest = Math.min(Math.max(day.offset, from), to);
  return [from, to, ...together]
    .map(compare)
    .reduce((best, one) => (one.common > best.common ? one : best), compare(nearest));
}

/** Hours from its beginning to its end; one that ends when it begins takes the whole day. */
export function dayLength({ start, end }: Pick<WorkingDay, "start" | "end">): number {
  return goRound(end - start) || DAY;
}

type Span = { readonly start: number; readonly length: number };

/** Hours that both have, each of which may go past midnight. */
function countCommon(one: Span, other: Span): number {
  return [-DAY, 0, DAY].reduce((sum, turn) => {
    const from = Math.max(one.start, other.start + turn);
    const to = Math.min(one.start + one.length, other.start + turn + other.length);
    return sum + Math.max(0, to - from);
  }, 0);
}

const goRound = (hour: number): number => ((hour % DAY) + DAY) % DAY;
