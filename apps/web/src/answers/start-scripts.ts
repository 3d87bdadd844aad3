/** The type of a script that waits: no browser runs it, nor asks for it ahead. */
export const HELD_TYPE = "held";

/** How long is waited for the first frame of a browser that may draw none, as a crawler's. */
const UNPAINTED_MS = 3000;

/**
 * The script that starts those of a page that wait, once its first frame is drawn; it stands before them all. A page that
 * nobody sees is not drawn: its scripts start at once.
 */
export const START_SCRIPTS = `(${startOncePainted.toString()})("${HELD_TYPE}", ${UNPAINTED_MS})`;

/** Runs in the page, where it is sent as text: it knows nothing but what it is given. */
export function startOncePainted(heldType: string, unpaintedMs: number): void {
  const start = () => {
    for (const script of document.querySelectorAll(`script[type=${heldType}]`)) {
      const { parentNode, nextSibling } = script;
      // A script is looked at when it is put into a page, not when its type changes.
      script.remove();
      script.removeAttribute("type");
      parentNode?.insertBefore(script, nextSibling);
    }
  };
  const startAll = () => {
    clearTimeout(unpainted);
    document.removeEventListener("visibilitychange", startAll);
    start();
    if (document.readyState !== "loading") return;
    // The page is read from its beginning while the rest of it is on its way.
    const coming = new MutationObserver(start);
    coming.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => {
      start();
      coming.disconnect();
    });
  };
  const unpainted = setTimeout(startAll, unpaintedMs);
  document.addEventListener("visibilitychange", startAll);
  if (document.hidden) startAll();
  // By the timer's turn the frame has been laid out and handed over. Waiting until it is on the screen gains nothing.
  else requestAnimationFrame(() => setTimeout(startAll));
}
