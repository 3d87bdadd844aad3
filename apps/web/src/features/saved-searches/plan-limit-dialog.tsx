"use client";

import { MAX_SAVED_SEARCHES } from "@farwork/domain/saved-search";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect, useId, useRef } from "react";

import { SiteLink } from "../../ui/site-link.tsx";
import { savedSearchesAtom, searchOverLimitAtom } from "./saved-searches-atoms.ts";
import { replaceSearchFilters } from "./toggle-saved-search.ts";

/** Explains that the plan's limit of searches is reached, and what to do. */
export function PlanLimitDialog() {
  const [draft, setDraft] = useAtom(searchOverLimitAtom);
  const known = useAtomValue(savedSearchesAtom);
  const store = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!draft) return null;

  const searches = known.status === "ready" ? known.searches : [];
  const [only] = searches.length === 1 ? searches : [];
  const isMost = searches.length >= MAX_SAVED_SEARCHES;
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onClose={() => setDraft(undefined)}
      className="site-dialog"
    >
      <h2 id={heading} className="set-narrow text-head text-ink">
        {only ? "Free includes one saved search" : "You’ve reached your limit of saved searches"}
      </h2>
      <p className="mt-3 text-pretty wrap-anywhere">
        “{draft.name}” is not saved{only ? `, since you have “${only.name}” already` : ""}.{" "}
        {isMost
          ? `You can save up to ${MAX_SAVED_SEARCHES} searches. Delete one you don’t need.`
          : "With Pro you can save as many as you like, with daily or instant alerts."}
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
              void replaceSearchFilters(store, only, draft);
            }}
          >
            Replace “{only.name}”
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
