/**
 * So many of a unit: "1 week", "3 weeks". `Intl.RelativeTimeFormat` has these words too, but takes a phone 70 ms to begin
 * with, and they are English for everybody.
 *
 * @throws RangeError if `count` is no number.
 */
export function formatCount(count: number, unit: string): string {
  if (!Number.isFinite(count)) throw new RangeError(`There are not ${count} ${unit}s.`);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
