/** Estimated overhead per entry in bytes, which dominates for short ones. */
const ENTRY_SIZE = 200;

interface Memory<Value> {
  readonly keptMs: number;
  /** Maximum total size of keys and values, as measured by `sizeOf`. */
  readonly maxSize: number;
  readonly entrySize?: number;
  readonly sizeOf: (value: Value) => number;
  readonly now?: () => number;
}

/**
 * Caches the results of `find` for a while, evicting the oldest. Concurrent calls for the same key share one lookup;
 * failures are not cached.
 */
export function remember<Value>(
  find: (key: string) => Promise<Value>,
  { keptMs, maxSize, entrySize = ENTRY_SIZE, sizeOf, now = Date.now }: Memory<Value>,
): (key: string) => Promise<Value> {
  const inFlight = new Map<string, Promise<Value>>();
  const kept = new Map<string, { readonly value: Value; readonly size: number; readonly until: number }>();
  let total = 0;

  const forget = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, value: Value) => {
    const size = entrySize + key.length + sizeOf(value);
    forget(key);
    kept.set(key, { value, size, until: now() + keptMs });
    total += size;
    for (const oldest of kept.keys()) {
      if (total <= maxSize) return;
      forget(oldest);
    }
  };

  return async (key) => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.value;
    const pending = inFlight.get(key);
    if (pending) return pending;
    const finding = find(key).finally(() => inFlight.delete(key));
    inFlight.set(key, finding);
    const value = await finding;
    keep(key, value);
    return value;
  };
}
