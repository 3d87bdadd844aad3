/**
 * A number as postings write it, or null. Three digits after a separator are thousands, one or two are decimals:
 * "50.000" is fifty thousand, "31,2" thirty-one and a fifth, "2,51,000" an Indian 251 thousand.
 *
 * @example readAmount("1.234,50"); // 1234.5
 */
export function readAmount(text: string): number | null {
  const groups = text.split(SEPARATOR);
  const first = groups[0] ?? "";
  const rest = groups.slice(1);
  if (!groups.every((group) => DIGITS.test(group))) return null;
  if (rest.length === 0) return Number(first);
  const last = rest.at(-1) ?? "";
  if (last.length === 3) return first.length <= 3 && isGrouped(rest) ? Number(groups.join("")) : null;
  const whole = rest.slice(0, -1);
  if (last.length > 2 || !isGrouped(whole)) return null;
  return Number(`${first}${whole.join("")}.${last}`);
}

const SEPARATOR = /[.,'\s]/;
const DIGITS = /^\d+$/;

// Groups of three, or India's: twos before a last three.
function isGrouped(groups: readonly string[]): boolean {
  return groups.every((group, at) => group.length === 3 || (group.length === 2 && at < groups.length - 1));
}
