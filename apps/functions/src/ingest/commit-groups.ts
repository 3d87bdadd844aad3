// Firestore's limit is 10 MiB per commit, but it counts slightly differently.
const MAX_COMMIT_BYTES = 5_000_000;
const MAX_COMMIT_WRITES = 200;

/** Groups items in order so that each group fits into one commit; a larger item is alone. */
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
