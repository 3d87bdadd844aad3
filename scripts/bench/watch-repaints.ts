/// <reference lib="dom" />

declare global {
  interface Window {
    /**
     * Resolves to the ms from the next release of a button, finger or key, or from now, to the paint after the list
     * changed; NaN if it does not.
     */
    timeRepaint: (from: "release" | "now") => Promise<number>;
    /** The visible text down the middle of the list. */
    lookAtList: () => string;
    /** Called while a frame is prepared; resolves after it is painted. */
    untilPainted: () => Promise<void>;
  }
}

/**
 * Runs in a page before its own code. Observes what visitors see, independent of the implementation. Looks only after something
 * changed: a look at every frame would slow down what is measured.
 */
export function watchRepaints(): void {
  const GIVEN_UP_MS = 10_000;
  window.timeRepaint = (from) =>
    new Promise((resolve) => {
      const before = window.lookAtList();
      let asked = from === "now" ? performance.now() : undefined;
      let hasChanged = false;
      let isLookDue = false;
      const lookSoon = () => {
        if (asked === undefined || !hasChanged || isLookDue) return;
        isLookDue = true;
        requestAnimationFrame(look);
      };
      const changes = new MutationObserver(() => {
        hasChanged = true;
        lookSoon();
      });
      const look = () => {
        isLookDue = false;
        if (asked === undefined || window.lookAtList() === before) return;
        changes.disconnect();
        const startedAt = asked;
        void window.untilPainted().then(() => resolve(performance.now() - startedAt));
      };
      const note = (event: Event) => {
        asked ??= event.timeStamp;
        lookSoon();
      };
      for (const release of ["pointerup", "keyup"])
        addEventListener(release, note, { capture: true, once: true });
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      setTimeout(() => {
        changes.disconnect();
        resolve(Number.NaN);
      }, GIVEN_UP_MS);
    });

  // Urgent, so that what the page goes on with after the frame is not measured, too.
  window.untilPainted = () => scheduler.postTask(() => {}, { priority: "user-blocking" });

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
