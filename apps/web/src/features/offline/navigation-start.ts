const EVENT = "farwork-navigation";

/** Announces that the app starts to load a page. */
export function announceNavigation(address: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: address }));
}

/** Calls back with the path of each page the app starts to load. */
export function watchNavigation(listener: (path: string) => void): () => void {
  const onEvent = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    const { pathname } = new URL(String(event.detail), location.href);
    // Next calls this inside the navigation's transition, where state updates would only show with the new page.
    queueMicrotask(() => listener(pathname));
  };
  window.addEventListener(EVENT, onEvent);
  return () => window.removeEventListener(EVENT, onEvent);
}
