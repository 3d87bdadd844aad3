/**
 * The items before the first that ends them.
 *
 * @example takeUntil(["a", "b", ".", "c"], (letter) => letter === "."); // ["a", "b"]
 */
export function takeUntil<Item>(
  items: readonly Item[],
  ends: (item: Item, at: number) => boolean,
): readonly Item[] {
  const end = items.findIndex(ends);
  return end === -1 ? items : items.slice(0, end);
}
