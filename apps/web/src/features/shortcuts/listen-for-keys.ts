import { hasOverlay } from "../../ui/has-overlay.ts";
import { pressKey } from "./press-key.ts";
import { areShortcutsOn } from "./shortcuts-choice.ts";

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Makes single keys act on the page. Returns what ends it. */
export function listenForKeys(showHelp: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (isMeantOtherwise(event) || !areShortcutsOn()) return;
    const key = event.key.toLowerCase();
    if (key === "?") showHelp();
    else if (!pressKey(key, event.repeat)) return;
    event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** Whether a key press belongs to a field, to a dialog, to the browser or to a composition of a character. */
function isMeantOtherwise(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  // Signs may need Shift, and do on most keyboards; letters do not.
  if (event.shiftKey && /^\p{L}$/u.test(event.key)) return true;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return true;
  return hasOverlay();
}
