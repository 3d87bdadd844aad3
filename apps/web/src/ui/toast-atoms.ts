import { atom } from "jotai";

import type { Store } from "./store.ts";

/** A short notice at the bottom of the window that disappears by itself, with an optional action. */
export type Toast = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** A toast on screen. Its `id` is unique, even for the same text. */
export type ShownToast = Toast & { readonly id: number };

const shownAtom = atom<ShownToast>();
const lastIdAtom = atom(0);

/** The current toast, if any. */
export const toastAtom = atom((get) => get(shownAtom));

/** Shows a toast, replacing the current one. Returns its id. */
export function showToast(store: Store, toast: Toast): number {
  const id = store.get(lastIdAtom) + 1;
  store.set(lastIdAtom, id);
  store.set(shownAtom, { ...toast, id });
  return id;
}

/** Removes the toast, unless another one has replaced it. */
export function dismissToast(store: Store, id: number) {
  if (store.get(shownAtom)?.id === id) store.set(shownAtom, undefined);
}

/** Shows a failure with a retry. */
export function offerRetry(store: Store, text: string, retry: () => unknown): void {
  showToast(store, { text, action: { label: "Try again", run: () => void retry() } });
}
