import type { useStore } from "jotai";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { SearchWish } from "./name-search.ts";
import { type PressOutcome, pressSearchAtom } from "./press-search-atoms.ts";

type Store = ReturnType<typeof useStore>;

/** Does what the button of a listing asks for, once it is known who is here. */
export async function pressSearch(store: Store, wish: SearchWish, isSaved: boolean): Promise<PressOutcome> {
  await knowSession(store);
  return store.set(pressSearchAtom, wish, isSaved);
}

async function knowSession(store: Store): Promise<void> {
  if (store.get(sessionAtom).status !== "loading") return;
  const known = Promise.withResolvers<void>();
  const stop = store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).status !== "loading") known.resolve();
  });
  await known.promise;
  stop();
}
