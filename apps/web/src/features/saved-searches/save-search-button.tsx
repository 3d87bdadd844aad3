"use client";

import { useAtomValue, useStore } from "jotai";
import { lazy, Suspense, useEffect, useRef } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { usePush } from "../../ui/push-provider.tsx";
import { showToast } from "../../ui/toast-atoms.ts";
import { useInteractive } from "../../ui/use-interactive.ts";
import type { SaveableListing } from "./name-search.ts";
import { savedQueriesAtom, searchUnderEditAtom } from "./saved-searches-atoms.ts";

const ReplaceFiltersBar = lazy(async () => ({
  default: (await import("./replace-filters-bar.tsx")).ReplaceFiltersBar,
}));

/**
 * Saves the listing on screen as a search, or removes it. While a saved search is edited, offers to replace its
 * filters.
 */
export function SaveSearchButton({ query, ...listing }: SaveableListing) {
  const store = useStore();
  const push = usePush();
  const session = useAtomValue(sessionAtom);
  const edited = useAtomValue(searchUnderEditAtom);
  const isSaved = useAtomValue(savedQueriesAtom).has(query);
  const isInteractive = useInteractive();
  const isPressed = useRef(false);
  const { status } = session;

  useEffect(() => {
    if (status !== "signed-in") return;
    const load = async () => (await import("./change-searches.ts")).loadSearches(store);
    // On failure they are loaded when the button is pressed.
    load().catch(() => {});
  }, [status, store]);

  async function press(clicks: number) {
    // Ignore the second click of a double click.
    if (isPressed.current || clicks > 1) return;
    isPressed.current = true;
    try {
      const [{ toggleSavedSearch }, { toSearchDraft }] = await Promise.all([
        import("./toggle-saved-search.ts"),
        import("./name-search.ts"),
      ]);
      const draft = toSearchDraft(listing.filters, listing.companies);
      const outcome = await toggleSavedSearch(store, draft, !isSaved);
      if (outcome === "signed-out") (await import("./search-intents.ts")).saveAfterSignUp(draft, push);
    } catch {
      showToast(store, { text: "That didn’t work. Try again." });
    }
    isPressed.current = false;
  }

  return (
    <div className="save-search needs-script">
      {edited ? (
        <Suspense>
          <ReplaceFiltersBar search={edited} {...listing} />
        </Suspense>
      ) : (
        <button
          type="button"
          disabled={!isInteractive}
          aria-pressed={isSaved}
          onClick={({ detail }) => void press(detail)}
          className="mark-button mark-button-quiet"
        >
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path
              d="M8 1.75c-2.6 0-4.25 1.9-4.25 4.5 0 3.25-1.25 4.25-1.5 5.5h11.5c-.25-1.25-1.5-2.25-1.5-5.5 0-2.6-1.65-4.5-4.25-4.5zM6.5 14h3"
              className="mark-button-shape"
              strokeWidth="1.5"
            />
          </svg>
          Save search
        </button>
      )}
    </div>
  );
}
