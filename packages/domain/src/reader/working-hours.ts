/** When a person works: their time zone (as named by `Intl`), start and end in local hours, including quarters. */
export type WorkingHours = { readonly zone: string; readonly start: number; readonly end: number };

/** The syntax of time zone names; `isTimeZone` checks whether a zone exists. */
export const ZONE_NAME = /^[A-Za-z][\w+/-]{1,40}$/;

/**
 * Parses a time as hours after midnight, in quarters; undefined if invalid.
 *
 * @example readClock("9:30"); // => 9.5
 */
export function readClock(text: string): number | undefined {
  const [, hours, minutes = "0"] = /^(\d\d?)(?::(00|15|30|45))?$/.exec(text) ?? [];
  const clock = Number(hours) + Number(minutes) / 60;
  return clock <= 24 ? clock : undefined;
}

/**
 * Formats hours after midnight for `readClock`.
 *
 * @example writeClock(9.5); // => "9:30"
 */
export function writeClock(clock: number): string {
  const minutes = (clock % 1) * 60;
  return `${Math.floor(clock)}${minutes === 0 ? "" : `:${minutes}`}`;
}

/**
 * Parses working hours from the format used in cookies and profiles; undefined if invalid.
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
 * Formats working hours for `readWorkingHours`.
 *
 * @example writeWorkingHours({ zone: "Africa/Lagos", start: 9, end: 17.5 }); // => "9-17:30@Africa/Lagos"
 */
export function writeWorkingHours({ zone, start, end }: WorkingHours): string {
  return `${writeClock(start)}-${writeClock(end)}@${zone}`;
}
