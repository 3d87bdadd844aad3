import { afterPaint } from "./after-paint.ts";
import { drawList } from "./draw-list.ts";
import { fetchList } from "./fetch-list.ts";
import { findPlace, isPictured, type Place, showPicture } from "./place.ts";

/** As long as Next keeps a list that it was asked for ahead. */
const FRESH_MS = 30_000;

type Asked = {
  readonly path: string;
  readonly at: number;
  readonly stop: AbortController;
  picture?: Element;
  /** Resolves when the picture is painted, or there will be none. */
  painted?: Promise<void>;
  /** The list that it was chosen over: for as long as that one is shown this one is awaited, and no other prepared. */
  chosenOver?: string;
};

export type ComingList = {
  /** Has a list laid out, unseen, as it was seen before or else is fetched. It takes the place of another that was. */
  readonly prepare: (path: string, seen: Element | undefined) => void;
  /** Resolves once its picture, if one is coming, is painted: to whether the list has not been chosen by then. */
  readonly isStillAhead: (path: string) => Promise<boolean>;
  /** Shows the list, at once or when it comes. Where it was not prepared, all stays as it is until the page comes. */
  readonly show: (path: string, place: Place) => void;
  readonly forget: () => void;
};

/** The one list that a hand is about to ask for. */
export function awaitComingList(): ComingList {
  let asked: Asked | undefined;

  function prepare(path: string, seen: Element | undefined): void {
    const place = findPlace();
    if (!place || path === place.path || isPictured(place) || asked?.chosenOver === place.path) return;
    if (path === asked?.path && performance.now() - asked.at < FRESH_MS) return;
    forget();
    const next: Asked = { path, at: performance.now(), stop: new AbortController() };
    asked = next;
    if (seen) layOut(next, seen);
    // Without a picture the list is painted when the page has it.
    else next.painted = fetchPicture(next).catch(() => {});
  }

  async function fetchPicture(next: Asked): Promise<void> {
    const list = await fetchList(next.path, next.stop.signal);
    if (asked !== next || list.path === findPlace()?.path) return;
    layOut(next, drawList(list.results));
    await afterPaint();
  }

  async function isStillAhead(path: string): Promise<boolean> {
    const pressed = asked?.path === path ? asked : undefined;
    await pressed?.painted;
    return pressed?.chosenOver === undefined;
  }

  function layOut(next: Asked, picture: Element): void {
    const place = findPlace();
    if (!place) return;
    next.picture = picture;
    place.layer.replaceChildren(picture);
    showPicture(place, next.chosenOver === place.path);
  }

  function show(path: string, place: Place): void {
    if (path === place.path) {
      forget();
      showPicture(place, false);
    } else if (path === asked?.path) {
      asked.chosenOver = place.path;
      if (asked.picture?.parentElement === place.layer) showPicture(place, true);
    }
  }

  function forget(): void {
    asked?.stop.abort();
    asked = undefined;
  }

  return { prepare, isStillAhead, show, forget };
}
