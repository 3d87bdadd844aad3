import { atom } from "jotai";

import type { Store } from "./store.ts";

/**
 * State that belongs to a provider: reading its atoms in a store without it throws.
 *
 * @example
 * const { provide, providedAtom } = createProvidedState("AuthProvider");
 * export const sessionAtom = providedAtom<Session>({ status: "loading" });
 */
export function createProvidedState(provider: string) {
  const isProvidedAtom = atom(false);

  function providedAtom<Value>(first: Value) {
    const heldAtom = atom(first);
    return atom(
      (get) => {
        if (!get(isProvidedAtom)) throw new Error(`This state must be used within ${provider}`);
        return get(heldAtom);
      },
      (_get, set, value: Value) => set(heldAtom, value),
    );
  }

  return { provide: (store: Store) => store.set(isProvidedAtom, true), providedAtom };
}
