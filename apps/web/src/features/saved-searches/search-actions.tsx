"use client";

import type { SavedSearch } from "@farwork/domain";
import { withMarketingParams } from "@farwork/domain/links";
import { useSetAtom } from "jotai";
import { useRouter } from "next/navigation";

import { searchUnderEditAtom } from "./saved-searches-atoms.ts";
import { changeSearchAtom, removeSearchAtom } from "./searches-page-atoms.ts";

/** What can be done about a saved search. */
export function SearchActions({
  search,
  isRenaming,
  onRename,
}: {
  search: SavedSearch;
  isRenaming: boolean;
  onRename: () => void;
}) {
  const change = useSetAtom(changeSearchAtom);
  const remove = useSetAtom(removeSearchAtom);
  const setEdited = useSetAtom(searchUnderEditAtom);
  const router = useRouter();
  const { name, query, isPaused } = search;

  function edit() {
    setEdited(search);
    const listing = query === "" ? "/" : `/?${query}`;
    router.push(withMarketingParams(listing, new URLSearchParams(location.search)));
  }

  const actions = [
    { label: isPaused ? "Resume" : "Pause", act: () => void change(search, { isPaused: !isPaused }) },
    { label: "Rename", act: onRename, isOpen: isRenaming },
    { label: "Edit filters", act: edit },
    { label: "Delete", act: () => void remove(search) },
  ];
  return (
    <div className="search-actions">
      {actions.map(({ label, act, isOpen }) => (
        <button
          key={label}
          type="button"
          aria-label={`${label}: ${name}`}
          aria-expanded={isOpen}
          onClick={act}
          className="search-action"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
