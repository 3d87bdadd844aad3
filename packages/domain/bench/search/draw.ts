/** Reproducible random numbers: the same seed gives the same results on every machine. */
export type Draw = {
  /** At least 0, below 1. */
  fraction(): number;
  chance(probability: number): boolean;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Like `pick`, with weights. */
  pickWeighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** `count` distinct items in random order; all if there are fewer. */
  take<Item>(items: readonly Item[], count: number): Item[];
};

export function createDraw(seed: string): Draw {
  const next = mulberry32(hashText(seed));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError("Nothing to pick from.");
    return item;
  };
  return {
    fraction: next,
    chance: (probability) => next() < probability,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick,
    pickWeighted: (items) => pickWeighted(items, next()),
    take: (items, count) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, count)
        .map(({ item }) => item),
  };
}

function pickWeighted<Item>(items: readonly (readonly [Item, number])[], fraction: number): Item {
  let left = fraction * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new RangeError("Nothing to pick from.");
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32 by Tommy Ettinger (public domain): small, and uniform enough for sample data. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
