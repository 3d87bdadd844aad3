/** A sustained rate in units per second, and the size of a burst. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** The limits for each caller, in units of cost. */
export type Allowance = {
  /** All rates apply: a slow one with a large burst and a fast one with a small burst together spread a burst. */
  readonly rates: readonly Rate[];
  /** The longest delay in milliseconds; requests beyond it are refused. */
  readonly waitMs: number;
  /** How many callers are remembered; the least recent are dropped. */
  readonly maxCallers: number;
};

export type Asking = {
  readonly caller: string;
  readonly units: number;
  /** Epoch milliseconds. */
  readonly now: number;
};

/**
 * Paces callers, in memory: a caller over their allowance waits until they have earned it, which spreads their requests
 * evenly. A caller who was idle never waits, whatever the request costs. Returns the milliseconds to wait, or
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
  /** When each caller will have paid off their use, by rate; the most recent caller last. */
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
