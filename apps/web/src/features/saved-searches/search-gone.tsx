"use client";

import type { SavedSearch } from "@farwork/domain";
import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";

import { restoreSearchAtom } from "./searches-page-atoms.ts";

/** Stands in the place of a search that was deleted, with the way back, which has the focus. */
export function SearchGone({ search }: { search: SavedSearch }) {
  const restore = useSetAtom(restoreSearchAtom);
  const wayBack = useRef<HTMLButtonElement>(null);
  // The button that was pressed went away with the entry.
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <p className="marked-entry-gone">
      <output className="min-w-0 wrap-anywhere">Deleted: {search.name}</output>
      <button
        ref={wayBack}
        type="button"
        className="quiet-action flex-none"
        aria-label={`Undo, and keep ${search.name}`}
        onClick={() => void restore(search)}
      >
        Undo
      </button>
    </p>
  );
}
