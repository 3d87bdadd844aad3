/**
 * Numbers `[from, to)` of these, counted from the largest. Reorders `numbers`, all different. Finds the page first
 * (quickselect) and sorts no more than that: a page is a hundredth of what is found.
 */
export function takeLargest(numbers: Float64Array, from: number, to: number): Float64Array {
  const end = Math.min(to, numbers.length);
  if (from >= end) return new Float64Array();
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = partition(numbers, low, high);
    if (middle === end - 1) break;
    if (middle < end - 1) low = middle + 1;
    else high = middle - 1;
  }
  return numbers.subarray(0, end).toSorted().toReversed().subarray(from);
}

/** Moves what is larger than one of them before it, and gives its place. */
function partition(numbers: Float64Array, low: number, high: number): number {
  const pivot = moveMedianLast(numbers, low, high);
  let place = low;
  for (let at = low; at < high; at += 1) {
    const number = numbers[at] ?? 0;
    if (number > pivot) {
      numbers[at] = numbers[place] ?? 0;
      numbers[place] = number;
      place += 1;
    }
  }
  numbers[high] = numbers[place] ?? 0;
  numbers[place] = pivot;
  return place;
}

/** The median of first, middle and last, put last: documents come nearly in order, the worst case for either end. */
function moveMedianLast(numbers: Float64Array, low: number, high: number): number {
  const middle = (low + high) >>> 1;
  const places = [low, middle, high].toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  const place = places[1] ?? high;
  const pivot = numbers[place] ?? 0;
  numbers[place] = numbers[high] ?? 0;
  numbers[high] = pivot;
  return pivot;
}
