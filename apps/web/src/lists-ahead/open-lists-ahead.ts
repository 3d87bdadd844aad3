import { watchHidden } from "../hidden/hidden-cookie.ts";
import { awaitComingList } from "./coming-list.ts";
import { findPlace, showPicture } from "./place.ts";
import { keepSeenLists } from "./seen-lists.ts";
import { watchHand } from "./watch-hand.ts";

export type ListsAhead = {
  /** Shows a list that is being asked for, if it is here, until the page has it itself. */
  readonly show: (path: string) => void;
  readonly close: () => void;
};

/**
 * Paints a list before the page has it, which a slow processor is a fifth of a second about. A picture of the list is
 * fetched while the hand rests on what leads there, lies over the old list from the click on, and goes when the page
 * comes. Lists that were seen are kept for the way back.
 *
 * A press has the page itself asked for, by `prefetch`: it is surely wanted then, and too late for a picture.
 */
export function openListsAhead(prefetch: (path: string) => void): ListsAhead {
  const coming = awaitComingList();
  const hand = watchHand({
    rests: (path) => coming.prepare(path, seen.find(path)),
    presses: prefetch,
  });
  // A hand that has just chosen a filter rests on what takes it back.
  const seen = keepSeenLists(hand.lookAgain);

  function show(path: string): void {
    const place = findPlace();
    if (!place) return;
    seen.leave(place);
    coming.show(path, place);
  }

  function goThroughHistory(): void {
    const place = findPlace();
    if (!place) return;
    seen.leave(place);
    coming.forget();
    // Where a list was read further down the browser scrolls to, and there is no picture of that.
    const picture = place.top < 0 ? undefined : seen.find(location.pathname + location.search);
    if (picture) place.layer.replaceChildren(picture);
    showPicture(place, picture !== undefined);
  }

  const stopWatchingHidden = watchHidden(() => {
    coming.forget();
    seen.forget();
  });
  window.addEventListener("popstate", goThroughHistory);
  return {
    show,
    close: () => {
      hand.stop();
      stopWatchingHidden();
      window.removeEventListener("popstate", goThroughHistory);
      coming.forget();
      seen.close();
    },
  };
}
