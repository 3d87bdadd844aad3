import { isPlainClick } from "../ui/plain-click.ts";
import { findListingPath } from "./find-listing-path.ts";

/** As long as a hand rests on what it means to press, and not on what it moves across. */
const REST_MS = 65;

/**
 * Tells which listing a press would lead to that a mouse or a pen rests on, or begins. Nothing of fingers, which come
 * down to scroll as well. Returns what ends it.
 */
export function watchHand(tell: {
  rests: (path: string) => void;
  presses: (path: string) => void;
}): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  function move({ target, pointerType }: PointerEvent): void {
    clearTimeout(resting);
    if (pointerType === "touch") return;
    resting = setTimeout(() => {
      const path = findListingPath(target);
      if (path !== undefined) tell.rests(path);
    }, REST_MS);
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === "touch" || !isPlainClick(event)) return;
    const path = findListingPath(event.target);
    if (path !== undefined) tell.presses(path);
  }

  document.addEventListener("pointerover", move);
  document.addEventListener("pointerdown", press);
  return () => {
    clearTimeout(resting);
    document.removeEventListener("pointerover", move);
    document.removeEventListener("pointerdown", press);
  };
}
