import { findPosting, stepToEntry } from "./find-posting.ts";

/** Does on the page what a key stands for. False where there is nothing for it to do. */
export function pressKey(key: string, isRepeat: boolean): boolean {
  if (key === "j") return stepToEntry(1);
  if (key === "k") return stepToEntry(-1);
  // Held down, the others would do and undo the same thing.
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

/** Presses what a pointer would press, so that the key and the button cannot differ. */
function click(posting: Element | null, what: string): boolean {
  const target = posting?.querySelector<HTMLElement>(what);
  target?.click();
  return target !== null && target !== undefined;
}
