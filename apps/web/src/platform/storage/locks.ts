/** Runs tasks of the same name one at a time, in order. */
export type WithLock = <Outcome>(name: string, task: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Locks over all tabs of the browser, by the Web Locks API. Where that is missing (old browsers, pages without TLS),
 * they only cover this tab.
 */
export function openLocks(): WithLock {
  return typeof navigator.locks?.request === "function" ? webLocks : localLocks();
}

const webLocks: WithLock = async (name, task) => navigator.locks.request(name, task);

function localLocks(): WithLock {
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
