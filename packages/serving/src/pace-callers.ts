/** What callers may ask for, in units of whatever it costs. */
export type Allowance = {
  /** Units a second, for as long as somebody goes on. */
  readonly perSecond: number;
  /** Units at once, by who has asked for nothing lately. */
  readonly atOnce: number;
  /** The longest that somebody waits for their turn, in milliseconds; who would wait longer is refused. */
  readonly waitMs: number;
  /** How many callers are remembered: of more, those who asked last. */
  readonly maxCallers: number;
};

export type Asking = {
  readonly caller: string;
  /** What it costs: at most `atOnce`. */
  readonly units: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

/**
 * Paces callers, in memory: whoever asks for more than their allowance waits, so that what they ask for comes evenly,
 * and not all at once, to whoever works for others besides. What it gives tells how many milliseconds to wait, or
 * `undefined` to refuse, which costs the caller nothing.
 *
 * @example
 * const pace = paceCallers({ perSecond: 10, atOnce: 20, waitMs: 500, maxCallers: 1000 });
 * pace({ caller: "a", units: 20, now: 0 }); // => 0
 * pace({ caller: "a", units: 5, now: 0 }); // => 500
 * pace({ caller: "a", units: 5, now: 0 }); // => undefined
 * pace({ caller: "a", units: 5, now: 1000 }); // => 0
 */
export function paceCallers({
  perSecond,
  atOnce,
  waitMs,
  maxCallers,
}: Allowance): (asking: Asking) => number | undefined {
  /** When each has earned again what they spent, the one who asked last at the end. */
  const evenAt = new Map<string, number>();
  const timeFor = (units: number) => (units * 1000) / perSecond;

  return ({ caller, units, now }) => {
    const before = Math.max(now, evenAt.get(caller) ?? 0);
    const after = before + timeFor(units);
    const wait = Math.max(0, after - now - timeFor(atOnce));
    const isRefused = wait > waitMs;
    evenAt.delete(caller);
    evenAt.set(caller, isRefused ? before : after);
    for (const first of evenAt.keys()) {
      if (evenAt.size <= maxCallers) break;
      evenAt.delete(first);
    }
    return isRefused ? undefined : wait;
  };
}
