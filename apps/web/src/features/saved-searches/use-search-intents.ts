"use client";

import { useStore } from "jotai";
import { useEffect } from "react";

import { searchIntents } from "./search-intents.ts";
import { toggleSavedSearch } from "./toggle-saved-search.ts";

/** Saves, once, the searches the user wanted to save before signing in. */
export function useSearchIntents(): void {
  const store = useStore();
  useEffect(() => {
    const carryOut = setTimeout(() => {
      for (const draft of searchIntents.take(Date.now())) void toggleSavedSearch(store, draft, true);
    });
    return () => clearTimeout(carryOut);
  }, [store]);
}
