/** The type of a script that waits: no browser runs it, nor asks for it ahead. */
export const HELD_TYPE = "held";

/** How long is waited for the first frame: longer than for any line, as there are browsers that draw none. */
const UNPAINTED_MS = 10_000;

/**
 * The script that starts those of a page that wait, once its first frame is drawn; it stands before them all. A page that
 * nobody sees is not drawn: its scripts start at once.
 */
export const START_SCRIPTS = `(${startOncePainted.toString()})("${HELD_TYPE}", ${UNPAINTED_MS})`;

/** Runs in the page, where it is sent as text: it knows nothing but what it is given. */
export function startOncePainted(heldType: string, unpaintedMs: number): void {
  // A script that is put into a page by another may load what it likes: none is but those of this answer.
  const nonce = document.currentScript?.nonce;
  let hasBegun = false;
  const start = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type=${heldType}]`)) {
      if (script.nonce !== nonce) continue;
      const { parentNode, nextSibling } = script;
      // A script is looked at when it is put into a page, not when its type changes.
      script.remove();
      script.removeAttribute("type");
      parentNode?.insertBefore(script, nextSibling);
    }
  };
  const startAll = () => {
    if (hasBegun) return;
    hasBegun = true;
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
  setTimeout(startAll, unpaintedMs);
  document.addEventListener("visibilitychange", startAll);
  if (document.hidden) startAll();
  // By the timer's turn the frame has been laid out and handed over. Waiting until it is on the screen gains nothing.
  else requestAnimationFrame(() => setTimeout(startAll));
}
