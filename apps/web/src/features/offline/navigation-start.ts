const EVENT = "farwork-navigation";

/** Tells whoever listens that a page of the app was asked for. */
export function announceNavigation(address: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: address }));
}

/** Hears of every page that is asked for from here on, by its path. */
export function watchNavigation(listener: (path: string) => void): () => void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const { pathname } = new URL(String(event.detail), location.href);
    // Next tells it inside the transition to that page: what is set there shows only with the page itself.
    queueMicrotask(() => listener(pathname));
  };
  window.addEventListener(EVENT, hear);
  return () => window.removeEventListener(EVENT, hear);
}
