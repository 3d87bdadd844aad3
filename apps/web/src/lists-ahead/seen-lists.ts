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

/** A list that was left for the one that is shown: the way back leads there. */
type LeftList = { readonly path: string; readonly picture: Element };

/**
 * Pictures of the last lists that were seen, but for those that were left further down than where they begin. Tells when
 * the list that is shown has been looked after, and which one was left for it.
 */
export function keepSeenLists(tellKept: (left: LeftList | undefined) => void): SeenLists {
  const seen = new Map<string, Element>();
  let leftPath: string | undefined;
  let stop = whenIdle(keep);

  function keep(): void {
    const place = findPlace();
    if (place && place.top >= 0) {
      seen.delete(place.path);
      seen.set(place.path, drawList(document.importNode(place.results, true)));
      for (const oldest of [...seen.keys()].slice(0, -KEPT_LISTS)) seen.delete(oldest);
    }
    const picture = leftPath === undefined ? undefined : seen.get(leftPath);
    tellKept(leftPath !== undefined && picture ? { path: leftPath, picture } : undefined);
  }

  return {
    find: (path) => seen.get(path),
    leave: ({ path, top }) => {
      leftPath = path;
      if (top < 0) seen.delete(path);
      stop();
      stop = whenIdle(keep);
    },
    forget: () => seen.clear(),
    close: () => stop(),
  };
}
