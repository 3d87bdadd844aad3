/**
 * Formats a count with its unit: "1 week", "3 weeks". Not with `Intl.RelativeTimeFormat`, which takes 70 ms to
 * initialise on a phone, as only English is needed.
 *
 * @throws RangeError if `count` is not a number.
 */
export function formatCount(count: number, unit: string): string {
  if (!Number.isFinite(count)) throw new RangeError(`There are not ${count} ${unit}s.`);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
