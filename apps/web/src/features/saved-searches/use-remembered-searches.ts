"use client";

import { useStore } from "jotai";
import { useEffect } from "react";

import { pressSearch } from "./press-search-atoms.ts";
import { rememberedSearches } from "./remembered-searches.ts";

/** Saves, once, the searches that the person signed in wanted to save before they were. */
export function useRememberedSearches(): void {
  const store = useStore();
  useEffect(() => {
    const carryOut = setTimeout(() => {
      for (const wish of rememberedSearches.take(Date.now())) void pressSearch(store, wish, true);
    });
    return () => clearTimeout(carryOut);
  }, [store]);
}
