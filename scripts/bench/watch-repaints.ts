/// <reference lib="dom" />

declare global {
  interface Window {
    /** Resolves to how many ms passed from the next click, or from now, to the paint after the list changed; NaN if it does not. */
    timeRepaint: (from: "click" | "now") => Promise<number>;
  }
}

/** To be run in a page before its own code. It sees what a visitor sees, and knows nothing of how the page does it. */
export function watchRepaints(): void {
  const GIVEN_UP_MS = 10_000;
  window.timeRepaint = (from) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(Number.NaN), GIVEN_UP_MS);
      let asked = from === "now" ? performance.now() : undefined;
      // A label's click is followed by its box's; what the hand did is the first.
      const note = (event: Event) => (asked ??= event.timeStamp);
      addEventListener("click", note, { capture: true, once: true });
      const list = new MutationObserver((changes) => {
        const results = document.querySelector('section[aria-label="Jobs"]');
        if (asked === undefined || !changes.some(({ target }) => results?.contains(target))) return;
        list.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          const painted = () => resolve(performance.now() - (asked ?? Number.NaN));
          port1.addEventListener("message", painted, { once: true });
          port1.start();
          port2.postMessage("painted");
        });
      });
      list.observe(document, { childList: true, characterData: true, subtree: true });
    });
}
