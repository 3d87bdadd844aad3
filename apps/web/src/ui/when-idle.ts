/**
 * Runs a function when the browser is idle. Returns a function that cancels it.
 *
 * @example useEffect(() => whenIdle(() => void import("./later.ts")), []);
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  // Safari lacks it; there, a timeout after load is late enough.
  const id = setTimeout(run, 1500);
  return () => clearTimeout(id);
}
