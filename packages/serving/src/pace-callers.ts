/** So many units a second for as long as somebody goes on, with a burst of so many. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** What callers may ask for, in units of whatever it costs. */
export type Allowance = {
  /** All of them hold: a slow one with a large burst, and a fast one with a small one, spread what comes at once. */
  readonly rates: readonly Rate[];
  /** The longest that somebody waits for their turn, in milliseconds; who would wait longer is refused. */
  readonly waitMs: number;
  /** How many callers are remembered: of more, those who asked last. */
  readonly maxCallers: number;
};

export type Asking = {
  readonly caller: string;
  readonly units: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

/**
 * Paces callers, in memory: whoever still owes more than their allowance lets them waits until they have earned it, so
 * that what they ask for comes evenly, and not all at once, to whoever works for others besides. Who asked for nothing
 * lately owes nothing, and never waits, whatever it costs. What it gives tells how many milliseconds to wait, or
 * `undefined` to refuse, which costs the caller nothing.
 *
 * @example
 * const pace = paceCallers({ rates: [{ perSecond: 10, burst: 20 }], waitMs: 500, maxCallers: 1000 });
 * pace({ caller: "a", units: 25, now: 0 }); // => 0
 * pace({ caller: "a", units: 5, now: 0 }); // => 500
 * pace({ caller: "a", units: 5, now: 0 }); // => undefined
 * pace({ caller: "a", units: 5, now: 1000 }); // => 0
 */
export function paceCallers({
  rates,
  waitMs,
  maxCallers,
}: Allowance): (asking: Asking) => number | undefined {
  /** When each has earned again what they spent, by each rate; the one who asked last at the end. */
  const evenAt = new Map<string, readonly number[]>();

  return ({ caller, units, now }) => {
    const known = evenAt.get(caller) ?? [];
    const before = rates.map((_, at) => Math.max(now, known[at] ?? 0));
    const after = rates.map(({ perSecond }, at) => (before[at] ?? now) + (units * 1000) / perSecond);
    const waits = rates.map(
      ({ perSecond, burst }, at) => (before[at] ?? now) - now - (burst * 1000) / perSecond,
    );
    const wait = Math.max(0, ...waits);
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
