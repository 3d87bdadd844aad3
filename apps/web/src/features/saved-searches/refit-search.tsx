"use client";

import type { SavedSearch } from "@farwork/domain";
import { useSetAtom, useStore } from "jotai";
import { useEffect, useRef } from "react";

import type { SearchWish } from "./name-search.ts";
import { refitSearch } from "./press-search-atoms.ts";
import { searchUnderEditAtom } from "./saved-searches-atoms.ts";

/** Stands by the filters while a saved search is given others. */
export function RefitSearch({ search, wish }: { search: SavedSearch; wish: SearchWish }) {
  const store = useStore();
  const setEdited = useSetAtom(searchUnderEditAtom);
  const line = useRef<HTMLElement>(null);
  const isSame = search.query === wish.query;

  // Whoever came here to change filters hears that they are in the right place.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    line.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <section ref={line} aria-label="Saved search" className="refit-search">
      <p className="min-w-0 text-small wrap-anywhere">
        {isSame ? "Choose other filters for" : "Other filters for"} “{search.name}”
      </p>
      <button
        type="button"
        disabled={isSame}
        onClick={() => void refitSearch(store, search, wish)}
        className="action min-h-11 flex-none"
      >
        Keep these
      </button>
      <button type="button" onClick={() => setEdited(undefined)} className="quiet-action flex-none">
        Leave it as it was
      </button>
    </section>
  );
}
