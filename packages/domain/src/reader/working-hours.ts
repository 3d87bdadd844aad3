/** When somebody works: their time zone, as `Intl` names it, and hours of its clock, quarters allowed. */
export type WorkingHours = { readonly zone: string; readonly start: number; readonly end: number };

/** What a time zone's name looks like; whether there is such a zone, `isTimeZone` knows. */
export const ZONE_NAME = /^[A-Za-z][\w+/-]{1,40}$/;

/**
 * Hours after midnight that a text names, in quarters; undefined for none.
 *
 * @example readClock("9:30"); // => 9.5
 */
export function readClock(text: string): number | undefined {
  const [, hours, minutes = "0"] = /^(\d\d?)(?::(00|15|30|45))?$/.exec(text) ?? [];
  const clock = Number(hours) + Number(minutes) / 60;
  return clock <= 24 ? clock : undefined;
}

/**
 * The text that `readClock` reads.
 *
 * @example writeClock(9.5); // => "9:30"
 */
export function writeClock(clock: number): string {
  const minutes = (clock % 1) * 60;
  return `${Math.floor(clock)}${minutes === 0 ? "" : `:${minutes}`}`;
}

/**
 * Working hours from the one text that cookies and profiles keep them as; undefined for any other.
 *
 * @example readWorkingHours("9-17@Africa/Lagos")?.zone; // => "Africa/Lagos"
 */
export function readWorkingHours(text: string): WorkingHours | undefined {
  const [, from = "", to = "", zone = ""] = /^([\d:]+)-([\d:]+)@(.+)$/.exec(text) ?? [];
  const [start, end] = [readClock(from), readClock(to)];
  if (start === undefined || end === undefined || !ZONE_NAME.test(zone)) return undefined;
  return { zone, start, end };
}

/**
 * The text that `readWorkingHours` reads.
 *
 * @example writeWorkingHours({ zone: "Africa/Lagos", start: 9, end: 17.5 }); // => "9-17:30@Africa/Lagos"
 */
export function writeWorkingHours({ zone, start, end }: WorkingHours): string {
  return `${writeClock(start)}-${writeClock(end)}@${zone}`;
}
