/** Numbers distinct values in order of appearance. */
export interface Table<Value> {
  readonly values: readonly Value[];
  readonly codeOf: (value: Value) => number;
  /** The number of a known value, by its key. */
  readonly find: (key: string) => number | undefined;
}

/** Values are equal if `keyOf` returns the same text. */
export function createTable<Value>(keyOf: (value: Value) => string): Table<Value> {
  const codes = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    codeOf(value) {
      const key = keyOf(value);
      const known = codes.get(key);
      if (known !== undefined) return known;
      codes.set(key, values.length);
      return values.push(value) - 1;
    },
    find: (key) => codes.get(key),
  };
}
