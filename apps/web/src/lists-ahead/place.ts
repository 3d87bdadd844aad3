import { LIST_AHEAD } from "./list-ahead.ts";

const SHOWN = "list-ahead-shown";

/** Where pictures of lists lie: a layer over the list that is shown. */
export type Place = {
  /** The address of the list that is shown. */
  readonly path: string;
  readonly results: HTMLElement;
  readonly layer: HTMLElement;
  /** Where the list begins in the window, in px; less than 0 where that is out of sight. */
  readonly top: number;
};

/** Undefined where no list is shown, or something stands beside it that another list would not have. */
export function findPlace(): Place | undefined {
  const layer = document.getElementById(LIST_AHEAD);
  const results = document.getElementById("results");
  const path = results?.dataset["path"];
  if (!layer || !results || path === undefined) return undefined;
  if (document.querySelector(".listing .preview")) return undefined;
  return { path, results, layer, top: results.getBoundingClientRect().top };
}

/** Shows the picture that was laid out there, from its beginning, or none. */
export function showPicture({ results, layer, top }: Place, isShown: boolean): void {
  layer.classList.toggle(SHOWN, isShown);
  if (isShown && top < 0) results.scrollIntoView();
}

/** Whether a picture is shown there at this moment. */
export function isPictured({ layer }: Place): boolean {
  return layer.classList.contains(SHOWN);
}
