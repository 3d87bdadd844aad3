/** What one caller spends of what they may. */
export type Spending = {
  readonly key: string;
  readonly units: number;
  /** So many in one window of time. */
  readonly limit: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

/**
 * Counts by key in windows of time, in memory: a new window begins with nothing counted. Of more keys than `maxKeys` in
 * one, the first are forgotten. What it gives spends units, or where so many are not left, spends none and says
 * `false`.
 *
 * @example
 * const spend = tallyByWindow({ windowMs: 60_000, maxKeys: 1000 });
 * spend({ key: "a", units: 2, limit: 2, now: 0 }); // => true
 * spend({ key: "a", units: 1, limit: 2, now: 59_999 }); // => false
 */
export function tallyByWindow({
  windowMs,
  maxKeys,
}: {
  readonly windowMs: number;
  readonly maxKeys: number;
}): (spending: Spending) => boolean {
  const spent = new Map<string, number>();
  let current = 0;

  return ({ key, units, limit, now }) => {
    const window = Math.floor(now / windowMs);
    if (window !== current) spent.clear();
    current = window;
    const total = (spent.get(key) ?? 0) + units;
    if (total > limit) return false;
    spent.set(key, total);
    for (const first of spent.keys()) {
      if (spent.size <= maxKeys) break;
      spent.delete(first);
    }
    return true;
  };
}
