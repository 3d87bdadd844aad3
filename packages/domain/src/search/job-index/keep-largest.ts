/**
 * Keeps the `size` largest of the numbers it is given, which are all different and none below 0, as a heap, the least of
 * them first: most numbers are passed over at one look, for a page is little of what is found.
 */
export interface Largest {
  readonly add: (number: number) => void;
  /** From the largest on. */
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

/** Puts a number in the place of the least, and moves it down to where both below it are larger. */
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
