// Firestore takes at most 10 MiB in one commit, and what it counts is not quite what we count.
const MAX_COMMIT_BYTES = 5_000_000;
const MAX_COMMIT_WRITES = 200;

/** In order, each group small enough for one commit; an item larger than that comes alone. */
export function groupForCommit<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const groups: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const group = groups.at(-1);
    if (group && group.length < MAX_COMMIT_WRITES && bytes + size <= MAX_COMMIT_BYTES) {
      group.push(item);
      bytes += size;
    } else {
      groups.push([item]);
      bytes = size;
    }
  }
  return groups;
}
