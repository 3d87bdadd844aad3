import { type Bitset, listBits } from "./bitset.ts";

/**
 * Arrays that queries reuse, as allocating them would take as long as the query itself. An array belongs to its taker
 * until the next `reset`, so it must never be part of a response.
 */
export interface Workspace {
  /** Makes every array available again. */
  readonly reset: () => void;
  /** Takes an array of zeros, or an empty set. */
  readonly take: (length: number) => Bitset;
  /** Takes an array with arbitrary contents, for callers that fill it. */
  readonly takeUnclean: (length: number) => Bitset;
  readonly copy: (bits: Bitset) => Bitset;
  /** The documents of a set that no longer changes, ascending. Cached, because results are both ranked and counted. */
  readonly list: (bits: Bitset) => Uint32Array;
}

export function createWorkspace(): Workspace {
  const lists = new Map<Bitset, Uint32Array>();
  const pools = new Map<number, { arrays: Bitset[]; taken: number }>();
  const takeUnclean = (length: number): Bitset => {
    const pool = pools.get(length) ?? { arrays: [], taken: 0 };
    pools.set(length, pool);
    const array = pool.arrays[pool.taken] ?? new Uint32Array(length);
    pool.arrays[pool.taken] = array;
    pool.taken += 1;
    return array;
  };
  const take = (length: number): Bitset => takeUnclean(length).fill(0);
  return {
    reset: () => {
      lists.clear();
      for (const pool of pools.values()) pool.taken = 0;
    },
    take,
    takeUnclean,
    copy: (bits) => {
      const copied = takeUnclean(bits.length);
      copied.set(bits);
      return copied;
    },
    list: (bits) => {
      const listed = lists.get(bits) ?? listBits(bits, takeUnclean(bits.length * 32));
      lists.set(bits, listed);
      return listed;
    },
  };
}
