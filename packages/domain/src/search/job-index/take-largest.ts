/**
 * Numbers `[from, to)` of these, counted from the largest; all are different. Keeps the `to` largest met so far as a
 * heap, the least of them first, so that most numbers are passed over at one look: a page is little of what is found.
 */
export function takeLargest(numbers: Float64Array, from: number, to: number): Float64Array {
  const size = Math.min(to, numbers.length);
  if (from >= size) return new Float64Array();
  const heap = numbers.slice(0, size);
  for (let place = (size >>> 1) - 1; place >= 0; place -= 1) sink(heap, place);
  for (let at = size; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (number <= (heap[0] ?? 0)) continue;
    heap[0] = number;
    sink(heap, 0);
  }
  return heap.toSorted().toReversed().subarray(from);
}

/** Moves a number down to where both below it are larger. */
function sink(heap: Float64Array, from: number): void {
  const number = heap[from] ?? 0;
  let place = from;
  for (let child = 2 * place + 1; child < heap.length; child = 2 * place + 1) {
    const least = (heap[child + 1] ?? Infinity) < (heap[child] ?? 0) ? child + 1 : child;
    const below = heap[least] ?? 0;
    if (below >= number) break;
    heap[place] = below;
    place = least;
  }
  heap[place] = number;
}
