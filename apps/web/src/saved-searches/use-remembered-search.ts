"use client";

import { useSetAtom } from "jotai";
import { useEffect } from "react";

import { pressSearchAtom } from "./press-search-atoms.ts";
import { takeRememberedSearch } from "./remembered-search.ts";

/** Saves, once, the search that the person signed in wished to save before they logged in. */
export function useRememberedSearch(): void {
  const pressSearch = useSetAtom(pressSearchAtom);
  useEffect(() => {
    const carryOut = setTimeout(() => {
      const remembered = takeRememberedSearch(Date.now());
      if (remembered) void pressSearch(remembered, true);
    });
    return () => clearTimeout(carryOut);
  }, [pressSearch]);
}
