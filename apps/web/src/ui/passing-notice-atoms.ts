import { atom } from "jotai";

/** A line at the foot of the window that says what was done, and passes; perhaps with one thing to do about it. */
export type PassingNotice = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** A notice while it is there. Its `id` tells it from every other, also of the same words. */
export type ShownNotice = PassingNotice & { readonly id: number };

const shownAtom = atom<ShownNotice>();
const lastIdAtom = atom(0);

/** The one notice there is, if any. */
export const passingNoticeAtom = atom((get) => get(shownAtom));

/** Shows a notice in place of whatever was there. Returns its id. */
export const showNoticeAtom = atom(null, (get, set, notice: PassingNotice): number => {
  const id = get(lastIdAtom) + 1;
  set(lastIdAtom, id);
  set(shownAtom, { ...notice, id });
  return id;
});

/** Takes the notice away, unless another one is there by now. */
export const dismissNoticeAtom = atom(null, (get, set, id: number) => {
  if (get(shownAtom)?.id === id) set(shownAtom, undefined);
});
