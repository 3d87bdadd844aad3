/** A window that is not in sight is not painted, and what waits for that goes on all the same. */
const AT_LATEST_MS = 100;

/** Resolves once what was just changed has been painted: what would hold the browser up can begin then. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, AT_LATEST_MS);
  });
}
