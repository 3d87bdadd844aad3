import { whenIdle } from "../ui/when-idle.ts";
import { drawList } from "./draw-list.ts";
import { findPlace, type Place } from "./place.ts";

const KEPT_LISTS = 10;

export type SeenLists = {
  readonly find: (path: string) => Element | undefined;
  /** The list that is shown there is about to go; the next one is kept once nothing is more urgent. */
  readonly leave: (place: Place) => void;
  readonly forget: () => void;
  readonly close: () => void;
};

/**
 * Pictures of the last lists that were seen, but for those that were left further down than where they begin. Tells when
 * the list that is shown has been looked after.
 */
export function keepSeenLists(tellKept: () => void): SeenLists {
  const seen = new Map<string, Element>();
  let stop = whenIdle(keep);

  function keep(): void {
    const place = findPlace();
    if (place && place.top >= 0) {
      seen.delete(place.path);
      seen.set(place.path, drawList(document.importNode(place.results, true)));
      for (const oldest of [...seen.keys()].slice(0, -KEPT_LISTS)) seen.delete(oldest);
    }
    tellKept();
  }

  return {
    find: (path) => seen.get(path),
    leave: ({ path, top }) => {
      if (top < 0) seen.delete(path);
      stop();
      stop = whenIdle(keep);
    },
    forget: () => seen.clear(),
    close: () => stop(),
  };
}
