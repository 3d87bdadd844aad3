/** Resolves once the page is visible: of several tabs, only the one that people look at goes on. */
export async function whenVisible(): Promise<void> {
  const shown = Promise.withResolvers<void>();
  const listening = new AbortController();
  const check = () => {
    if (document.visibilityState === "visible") shown.resolve();
  };
  document.addEventListener("visibilitychange", check, listening);
  check();
  await shown.promise;
  listening.abort();
}
