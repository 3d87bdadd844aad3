import { type Bitset, listBits } from "./bitset.ts";

/**
 * Arrays that one query after another works in: making them anew for each would cost as much as the query. What is
 * taken is the taker's until the next `reset`, so nothing taken may be part of an answer.
 */
export interface Workspace {
  /** Every array taken so far may be taken again. */
  readonly reset: () => void;
  /** An array of zeros, or an empty set. */
  readonly take: (length: number) => Bitset;
  /** An array of whatever was left in it, for those who fill it themselves. */
  readonly takeUnclean: (length: number) => Bitset;
  readonly copy: (bits: Bitset) => Bitset;
  /** The documents of a set that nobody changes any more, ascending: what is ranked is counted as well, and listed once. */
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
