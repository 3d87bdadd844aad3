const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Runs a function on the first interaction, so that it does not delay the first paint. Returns a function that cancels
 * it.
 *
 * @example useEffect(() => whenUsed(() => void import("./later.ts")), []);
 */
export function whenUsed(run: () => void): () => void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    run();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, begin, { signal: waiting.signal, passive: true, capture: true });
  return () => waiting.abort();
}
