import { hasOverlay } from "../../ui/has-overlay.ts";
import { areShortcutsOn } from "./shortcuts-choice.ts";

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Handles single-key shortcuts. Returns a function that stops it. */
export function listenForKeys(showHelp: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (isHandledElsewhere(event) || !areShortcutsOn()) return;
    const key = event.key.toLowerCase();
    if (key === "?") showHelp();
    else if (!pressKey(key, event.repeat)) return;
    event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** Whether a key press belongs to a field, a dialog, the browser or an input method. */
function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  // Symbols may need Shift; letters do not.
  if (event.shiftKey && /^\p{L}$/u.test(event.key)) return true;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return true;
  return hasOverlay();
}

/** Runs a key's action. False if there is nothing to do. */
function pressKey(key: string, isRepeat: boolean): boolean {
  if (key === "j") return stepToEntry(1);
  if (key === "k") return stepToEntry(-1);
  // Holding a key down must not toggle repeatedly.
  if (isRepeat) return false;
  if (key === "/") return focusSearch();
  if (key === "o") return click(findPosting(), 'a[data-job], .preview-bar a[href^="/jobs/"]');
  if (key === "s") return click(findPosting(), '[data-mark="saved"]');
  if (key === "a") return click(findPosting(), '[data-mark="applied"]');
  return false;
}

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('input[type="search"]');
  search?.focus();
  search?.select();
  return search !== null && document.activeElement === search;
}

/** Clicks the same element a pointer would, so that keys and buttons always agree. */
function click(posting: Element | null, what: string): boolean {
  const target = posting?.querySelector<HTMLElement>(what);
  target?.click();
  return target !== null && target !== undefined;
}

/** The job that keys act on: the focused entry, else the one beside the list, else the page's own. */
function findPosting(): Element | null {
  return (
    document.activeElement?.closest(".job-entry") ??
    document.querySelector(".preview") ??
    document.querySelector("main > article")
  );
}

/**
 * Moves the focus to the next or previous entry, starting from the focused or open one, and stopping at the ends. False
 * without entries.
 */
function stepToEntry(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(".job-entry a[data-job]")].filter((link) =>
    link.checkVisibility(),
  );
  const focused = document.activeElement?.closest(".job-entry");
  const from = focused
    ? links.findIndex((link) => focused.contains(link))
    : links.findIndex((link) => link.hasAttribute("aria-current"));
  const link = links[from + by];
  link?.focus({ preventScroll: true });
  link?.closest(".job-entry")?.scrollIntoView({ block: "nearest" });
  return links.length > 0;
}
