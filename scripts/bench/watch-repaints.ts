/// <reference lib="dom" />

declare global {
  interface Window {
    /**
     * Resolves to how many ms passed from when a button, a finger or a key is let go next, or from now, to the paint
     * after the list changed; NaN if it does not.
     */
    timeRepaint: (from: "release" | "now") => Promise<number>;
    /** What is to be read down the middle of the list, as far as it is in sight. */
    lookAtList: () => string;
    /** Resolves after the paint of the frame that is being made. */
    untilPainted: () => Promise<void>;
  }
}

/** To be run in a page before its own code. It sees what a visitor sees, and knows nothing of how the page does it. */
export function watchRepaints(): void {
  const GIVEN_UP_MS = 10_000;
  window.timeRepaint = (from) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(Number.NaN), GIVEN_UP_MS);
      const before = window.lookAtList();
      let asked = from === "now" ? performance.now() : undefined;
      const note = (event: Event) => (asked ??= event.timeStamp);
      for (const release of ["pointerup", "keyup"])
        addEventListener(release, note, { capture: true, once: true });
      const watch = () => {
        if (asked === undefined || window.lookAtList() === before) {
          requestAnimationFrame(watch);
          return;
        }
        const startedAt = asked;
        void window.untilPainted().then(() => resolve(performance.now() - startedAt));
      };
      requestAnimationFrame(watch);
    });

  window.untilPainted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(), { once: true });
      port1.start();
      port2.postMessage("painted");
    });

  window.lookAtList = () => {
    const list = document.querySelector('section[aria-label="Jobs"]')?.getBoundingClientRect();
    if (!list) return "";
    const texts = new Set<string>();
    for (let y = Math.max(list.top, 0) + 60; y < Math.min(list.bottom, innerHeight); y += 160) {
      const seen = document.elementFromPoint(list.left + list.width / 2, y);
      texts.add((seen?.closest("li") ?? seen)?.textContent ?? "");
    }
    return [...texts].join("\n");
  };
}
