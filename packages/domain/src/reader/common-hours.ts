import type { WorkHours } from "../place/place.ts";
import type { WorkingHours } from "./working-hours.ts";
import { zoneOffset } from "./zone-offset.ts";

/** A working day in local time: hours after midnight, and the offset east of UTC in hours. */
export type WorkingDay = { readonly start: number; readonly end: number; readonly offset: number };

/** Two working days compared, in the reader's local time. */
export type CommonHours = {
  /** Hours per day in which both work. */
  readonly common: number;
  /** Length of the reader's day in hours. */
  readonly length: number;
  /** When the others start, from 0 to 24, and how many hours they work. */
  readonly theirs: { readonly start: number; readonly length: number };
};

type PerhapsOfZone = Omit<WorkingHours, "zone"> & { readonly zone?: string | undefined };

/** The working day assumed for a posting that only names time zones. */
const OFFICE_HOURS = { start: 9, end: 17 };
const DAY = 24;

/**
 * A person's working day; undefined if their time zone is unknown. The zone's offset is that of the year of `date`: see
 * `zoneOffset`.
 *
 * @example workingDay({ zone: "Africa/Lagos", start: 9, end: 17 }, new Date("2026-01-18"))?.offset; // => 1
 */
export function workingDay({ zone, start, end }: PerhapsOfZone, date: Date): WorkingDay | undefined {
  const offset = zone === undefined ? undefined : zoneOffset(zone, date);
  return offset === undefined ? undefined : { start, end, offset };
}

/**
 * Compares a person's working day with the hours a posting states, or nine to five, in the required time zones; of several
 * zones the best one counts. Days wrap around midnight: a shift from 22:00 to 6:00 overlaps office hours on the other side of
 * the world. Both sides use standard-time offsets (`zoneOffset`).
 *
 * @example compareHours({ timezones: { from: -5, to: -5 } }, { start: 9, end: 17, offset: 1 }).common; // => 2
 */
export function compareHours(
  { timezones: { from, to }, day: asked = OFFICE_HOURS }: WorkHours,
  day: WorkingDay,
): CommonHours {
  const length = dayLength(day);
  const askedLength = dayLength(asked);
  const compare = (zone: number): CommonHours => {
    const start = goRound(asked.start - zone + day.offset);
    const common = countCommon({ start: day.start, length }, { start, length: askedLength });
    return { common, length, theirs: { start, length: askedLength } };
  };
  // The maximum is at an end of the window, or where both days start or end together.
  const together = [asked.start - day.start, asked.start + askedLength - day.start - length]
    .map((shift) => day.offset + shift)
    .flatMap((zone) => [zone - DAY, zone, zone + DAY])
    .filter((zone) => zone >= from && zone <= to);
  const nearest = Math.min(Math.max(day.offset, from), to);
  return [from, to, ...together]
    .map(compare)
    .reduce((best, one) => (one.common > best.common ? one : best), compare(nearest));
}

/** Length in hours; a span that ends when it starts lasts the whole day. */
export function dayLength({ start, end }: Pick<WorkingDay, "start" | "end">): number {
  return goRound(end - start) || DAY;
}

type Span = { readonly start: number; readonly length: number };

/** Overlap in hours of two spans that may pass midnight. */
function countCommon(one: Span, other: Span): number {
  return [-DAY, 0, DAY].reduce((sum, turn) => {
    const from = Math.max(one.start, other.start + turn);
    const to = Math.min(one.start + one.length, other.start + turn + other.length);
    return sum + Math.max(0, to - from);
  }, 0);
}

const goRound = (hour: number): number => ((hour % DAY) + DAY) % DAY;
