import { watchHidden } from "../hidden/hidden-cookie.ts";
import { awaitComingList } from "./coming-list.ts";
import { holdAsk } from "./hold-ask.ts";
import { findPlace, isPictured, showPicture } from "./place.ts";
import { keepSeenLists } from "./seen-lists.ts";
import { watchHand } from "./watch-hand.ts";

export type ListsAhead = {
  /** Shows a list, if it is here, until the page has it itself, and then has the page asked for it. */
  readonly show: (path: string, ask: () => void) => void;
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
    // What the router does for it would hold up its picture.
    presses: (path) => void coming.isStillAhead(path).then((isAhead) => isAhead && prefetch(path)),
  });
  const seen = keepSeenLists((left) => {
    // A hand that has just chosen a filter rests on what takes it back.
    if (!hand.lookAgain() && left) coming.prepare(left.path, left.picture);
  });
  // What the router and React do for a list would hold its picture back.
  const router = holdAsk();
  let replayed: PopStateEvent | undefined;

  function show(path: string, ask: () => void): void {
    const place = findPlace();
    if (place) {
      seen.leave(place);
      coming.show(path, place);
    }
    if (place && isPictured(place)) return router.hold(ask);
    router.letGo();
    ask();
  }

  function goThroughHistory(event: PopStateEvent): void {
    if (event === replayed) return;
    router.drop();
    const place = findPlace();
    if (!place) return;
    coming.forget();
    const path = location.pathname + location.search;
    // Back where the page never left, or to another part of it: no other list comes that would take a picture away.
    if (path === place.path) return showPicture(place, false);
    seen.leave(place);
    // Where a list was read further down the browser scrolls to, and there is no picture of that.
    const picture = place.top < 0 ? undefined : seen.find(path);
    // It may lie there ready.
    if (picture && picture.parentElement !== place.layer) place.layer.replaceChildren(picture);
    showPicture(place, picture !== undefined);
    if (!picture) return;
    event.stopImmediatePropagation();
    const { href } = location;
    router.hold(() => (location.href === href ? replay() : showPicture(place, false)));
  }

  function replay(): void {
    replayed = new PopStateEvent("popstate", { state: history.state });
    window.dispatchEvent(replayed);
  }

  const stopWatchingHidden = watchHidden(() => {
    coming.forget();
    seen.forget();
  });
  // Before the router hears of it.
  window.addEventListener("popstate", goThroughHistory, { capture: true });
  return {
    show,
    close: () => {
      hand.stop();
      stopWatchingHidden();
      window.removeEventListener("popstate", goThroughHistory, { capture: true });
      router.close();
      coming.forget();
      seen.close();
    },
  };
}
