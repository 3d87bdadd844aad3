import { atom } from "jotai";

import type { Store } from "./store.ts";

/** A line at the foot of the window that says what was done, and passes; perhaps with one thing to do about it. */
export type Toast = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** A toast while it is there. Its `id` tells it from every other, also of the same words. */
export type ShownToast = Toast & { readonly id: number };

const shownAtom = atom<ShownToast>();
const lastIdAtom = atom(0);

/** The one toast there is, if any. */
export const toastAtom = atom((get) => get(shownAtom));

/** Shows a toast in place of whatever was there. Returns its id. */
export function showToast(store: Store, toast: Toast): number {
  const id = store.get(lastIdAtom) + 1;
  store.set(lastIdAtom, id);
  store.set(shownAtom, { ...toast, id });
  return id;
}

/** Takes the toast away, unless another one is there by now. */
export function dismissToast(store: Store, id: number) {
  if (store.get(shownAtom)?.id === id) store.set(shownAtom, undefined);
}

/** Says that something failed, with another try. */
export function offerRetry(store: Store, text: string, retry: () => unknown): void {
  showToast(store, { text, action: { label: "Try again", run: () => void retry() } });
}
