/**
 * Calls again and again, each time when the last call was answered. `first` is the first answer, and `stop` resolves to
 * that of a call which began after it.
 */
export function keepCalling<Answer>(call: () => Promise<Answer>) {
  const stopping = new AbortController();
  const first = call();
  const going = (async () => {
    await first;
    while (!stopping.signal.aborted) await call();
  })();
  const stop = async () => {
    stopping.abort();
    await going;
    return call();
  };
  return { first, stop };
}
