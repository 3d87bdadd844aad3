/**
 * Runs something once the browser has nothing more urgent to do. Returns what calls it off.
 *
 * @example useEffect(() => whenIdle(() => void import("./later.ts")), []);
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: 4000 });
    return () => cancelIdleCallback(id);
  }
  // Safari has none; there, a task after the load event's is late enough.
  const id = setTimeout(run, 1500);
  return () => clearTimeout(id);
}
