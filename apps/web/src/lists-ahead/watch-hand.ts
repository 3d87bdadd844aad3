import { isPlainClick } from "../ui/plain-click.ts";
import { findListingPath } from "./find-listing-path.ts";

/** As long as a hand rests on what it means to press, and not on what it moves across. */
const REST_MS = 50;

export type Hand = {
  /** Tells once more what it rests on, if it has not moved since. Whether that leads to a listing. */
  readonly lookAgain: () => boolean;
  readonly stop: () => void;
};

/**
 * Tells which listing a press would lead to that a mouse or a pen rests on, or begins. Nothing of fingers, which come
 * down to scroll as well.
 */
export function watchHand(tell: { rests: (path: string) => void; presses: (path: string) => void }): Hand {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let under: EventTarget | null = null;

  function move({ target, pointerType }: PointerEvent): void {
    clearTimeout(resting);
    under = pointerType === "touch" ? null : target;
    resting = setTimeout(lookAgain, REST_MS);
  }

  function lookAgain(): boolean {
    const path = under instanceof Element && under.isConnected ? findListingPath(under) : undefined;
    if (path !== undefined) tell.rests(path);
    return path !== undefined;
  }

  function press(event: PointerEvent): void {
    if (event.pointerType === "touch" || !isPlainClick(event)) return;
    const path = findListingPath(event.target);
    if (path !== undefined) tell.presses(path);
  }

  document.addEventListener("pointerover", move);
  document.addEventListener("pointerdown", press);
  return {
    lookAgain,
    stop: () => {
      clearTimeout(resting);
      document.removeEventListener("pointerover", move);
      document.removeEventListener("pointerdown", press);
    },
  };
}
