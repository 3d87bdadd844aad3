/**
 * Feeds write "no date" as epoch zero, 0001-01-01 or 9999-12-31. No posting is from before the web or expires after
 * this century, so everything outside is read as no date.
 */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A new `Date`, or null where the moment (milliseconds since 1970) is no date a posting can have. */
export function toPlausibleDate(milliseconds: number): Date | null {
  return milliseconds >= EARLIEST && milliseconds < LATEST ? new Date(Math.trunc(milliseconds)) : null;
}
