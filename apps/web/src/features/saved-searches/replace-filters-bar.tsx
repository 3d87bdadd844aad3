"use client";

import type { SavedSearch } from "@farwork/domain";
import { useSetAtom, useStore } from "jotai";
import { useEffect, useRef } from "react";

import { type SaveableListing, toSearchDraft } from "./name-search.ts";
import { searchUnderEditAtom } from "./saved-searches-atoms.ts";
import { replaceSearchFilters } from "./toggle-saved-search.ts";

/** A bar near the filters while a saved search's filters are edited. */
export function ReplaceFiltersBar({
  search,
  filters,
  companies,
}: Omit<SaveableListing, "query"> & { search: SavedSearch }) {
  const draft = toSearchDraft(filters, companies);
  const store = useStore();
  const setEdited = useSetAtom(searchUnderEditAtom);
  const line = useRef<HTMLElement>(null);
  const isSame = search.query === draft.query;

  // Shows users who came to edit filters that they are in the right place.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
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
        onClick={() => void replaceSearchFilters(store, search, draft)}
        className="action min-h-11 flex-none"
      >
        Save these filters
      </button>
      <button type="button" onClick={() => setEdited(undefined)} className="quiet-action flex-none">
        Cancel
      </button>
    </section>
  );
}
