/** Some bytes that an entry takes besides its key and its value: of short ones it is most of what they take. */
const ENTRY_SIZE = 200;

interface Memory<Value> {
  readonly keptMs: number;
  /** Of all entries together, each with its key and its value as `sizeOf` measures that. */
  readonly maxSize: number;
  readonly entrySize?: number;
  readonly sizeOf: (value: Value) => number;
  readonly now?: () => number;
}

/**
 * Keeps what `find` gave for a while, the newest where there is no room for all. Whoever asks for the same while it is
 * being found waits for the same; what failed is not kept.
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
