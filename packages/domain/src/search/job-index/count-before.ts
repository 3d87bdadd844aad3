/**
 * Binary search: how many of the first `length` places satisfy `isBefore`, which must hold for a prefix of them only.
 */
export function countBefore(length: number, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
