"use client";

import { useSetAtom } from "jotai";
import { useEffect } from "react";

import { pressSearchAtom } from "./press-search-atoms.ts";
import { rememberedSearches } from "./remembered-searches.ts";

/** Saves, once, the searches that the person signed in wanted to save before they were. */
export function useRememberedSearches(): void {
  const pressSearch = useSetAtom(pressSearchAtom);
  useEffect(() => {
    const carryOut = setTimeout(() => {
      for (const wish of rememberedSearches.take(Date.now())) void pressSearch(wish, true);
    });
    return () => clearTimeout(carryOut);
  }, [pressSearch]);
}
