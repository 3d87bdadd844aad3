/** Values by name, of which the newest are kept. */
export type NewestKept<Value> = {
  readonly find: (name: string) => Value | undefined;
  readonly keep: (name: string, value: Value) => void;
};

/**
 * Keeps so many values, those that were put in last.
 *
 * @example
 * const lists = keepNewest<ListedJobs>(20);
 * lists.keep("type=contract", listing);
 * lists.find("type=contract"); // listing
 */
export function keepNewest<Value>(maxKept: number): NewestKept<Value> {
  const kept = new Map<string, Value>();
  return {
    find: (name) => kept.get(name),
    keep: (name, value) => {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}
