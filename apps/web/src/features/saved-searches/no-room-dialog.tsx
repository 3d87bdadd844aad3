"use client";

import { MAX_SAVED_SEARCHES } from "@farwork/domain/saved-search";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect, useId, useRef } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { refitSearch } from "./press-search-atoms.ts";
import { savedSearchesAtom, unplacedSearchAtom } from "./saved-searches-atoms.ts";

/** Tells whoever's plan has no room for another search what they can do about it. */
export function NoRoomDialog() {
  const [wish, setWish] = useAtom(unplacedSearchAtom);
  const known = useAtomValue(savedSearchesAtom);
  const store = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isOpen = wish !== undefined;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!wish) return null;

  const searches = known.status === "ready" ? known.searches : [];
  const [only] = searches.length === 1 ? searches : [];
  const isMost = searches.length >= MAX_SAVED_SEARCHES;
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} aria-labelledby={heading} onClose={() => setWish(undefined)} className="site-dialog">
      <h2 id={heading} className="set-narrow text-head text-ink">
        {only ? "Free has room for one saved search" : "There is no room for another saved search"}
      </h2>
      <p className="mt-3 text-pretty wrap-anywhere">
        “{wish.name}” is not saved{only ? `, since you have “${only.name}” already` : ""}.{" "}
        {isMost
          ? `Nobody can keep more than ${MAX_SAVED_SEARCHES}: delete one that you don’t need any more.`
          : "With Pro you keep as many as you like, and hear of jobs every day or within the hour."}
      </p>
      <div className="mt-5 flex flex-col items-start gap-3">
        {!isMost && (
          <SiteLink href="/plans" onClick={close} className="action">
            See the plans
          </SiteLink>
        )}
        {only ? (
          <button
            type="button"
            className="quiet-action text-left wrap-anywhere"
            onClick={() => {
              close();
              void refitSearch(store, only, wish);
            }}
          >
            Save it in place of “{only.name}”
          </button>
        ) : (
          <SiteLink href="/searches" onClick={close} className="quiet-action">
            Your searches
          </SiteLink>
        )}
        <button type="button" className="quiet-action" onClick={close}>
          Not now
        </button>
      </div>
    </dialog>
  );
}
