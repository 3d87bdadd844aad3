/** Resolves once what was just changed has been painted: what would hold the browser up can begin then. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
