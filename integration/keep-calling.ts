/**
 * Calls continuously, one after the other. `first` is the first response, and `stop` resolves to that of a call started
 * after it.
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
