const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Runs something once somebody uses the page: what they have no use for before that does not hold up what they see.
 * Returns what calls it off.
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
