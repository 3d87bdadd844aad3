/** Runs the tasks of one name one after another, in the order asked for. */
export type TakeTurn = <Outcome>(name: string, task: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Turns over all tabs of the browser, by Web Locks. Where a browser gives none (old ones, and pages without TLS),
 * whoever opened these takes turns with themselves alone.
 */
export function openTurns(): TakeTurn {
  return typeof navigator.locks?.request === "function" ? lockTurns : ownTurns();
}

const lockTurns: TakeTurn = async (name, task) => navigator.locks.request(name, task);

function ownTurns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, task) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
