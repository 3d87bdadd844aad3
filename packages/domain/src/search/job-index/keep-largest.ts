/**
 * Keeps the `size` largest of the numbers it is given, which must be distinct and not negative, in a min-heap. A page
 * is a small part of the results, so most numbers are rejected with one comparison.
 */
export interface Largest {
  readonly add: (number: number) => void;
  /** In descending order. */
  readonly list: () => Float64Array;
}

export function keepLargest(size: number): Largest {
  const heap = new Float64Array(size).fill(NONE);
  return {
    add: (number) => {
      if (number > (heap[0] ?? Infinity)) sink(heap, number);
    },
    list: () =>
      heap
        .toSorted()
        .toReversed()
        .filter((number) => number !== NONE),
  };
}

const NONE = -1;

/** Replaces the smallest number and sifts the new one down. */
function sink(heap: Float64Array, number: number): void {
  let place = 0;
  for (let child = 1; child < heap.length; child = 2 * place + 1) {
    const least = (heap[child + 1] ?? Infinity) < (heap[child] ?? 0) ? child + 1 : child;
    const below = heap[least] ?? 0;
    if (below >= number) break;
    heap[place] = below;
    place = least;
  }
  heap[place] = number;
}
