"use client";

import type { SavedSearch } from "@farwork/domain";
import { useStore } from "jotai";
import { useEffect } from "react";

import { claimWhenVisible, isSignedInAs } from "../../platform/session/claim-when-visible.ts";
import { usePush } from "../../ui/push-provider.tsx";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { type SaveOutcome, saveSearch } from "./change-searches.ts";
import type { SearchDraft } from "./name-search.ts";
import { searchIntents } from "./search-intents.ts";
import { findSaved, notifySaved, notifySavedBefore, takeTurn } from "./toggle-saved-search.ts";

const MAX_NAMED = 3;
const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** Saves the searches that `uid` wanted to save before signing in. */
export function useSearchIntents(uid: string): void {
  const store = useStore();
  const push = usePush();
  useEffect(() => {
    const soon = setTimeout(() => void carryOutSearchIntents(store, uid, () => push("/searches")));
    return () => clearTimeout(soon);
  }, [store, push, uid]);
}

/** `old`: it was saved before. */
type Outcome = SaveOutcome | { readonly status: "old"; readonly search: SavedSearch };

/** Carries them out in one turn, so that a click meanwhile is answered after their report, not before it. */
async function carryOutSearchIntents(store: Store, uid: string, showSearches: () => void): Promise<void> {
  if (await claimWhenVisible(store, uid)) await takeTurn(store, () => saveAll(store, uid, showSearches));
}

/** Saves them in order and reports all of it at once. What fails stays stored for a retry, or the next page. */
async function saveAll(store: Store, uid: string, showSearches: () => void): Promise<void> {
  const isTheirs = () => isSignedInAs(store, uid);
  if (!isTheirs()) return;
  const full: SearchDraft[] = [];
  const failed: SearchDraft[] = [];
  const found: (Outcome & { readonly search: SavedSearch })[] = [];
  for (const draft of searchIntents.read(Date.now(), uid)) {
    if (!searchIntents.has(draft, Date.now(), uid)) continue;
    const outcome = await saveOnce(store, draft, { isTheirs, isFull: full.length > 0 });
    if (!isTheirs()) return;
    if (outcome.status === "failed") failed.push(draft);
    // No retry makes room.
    else searchIntents.remove(draft, Date.now(), uid);
    if (outcome.status === "full") full.push(draft);
    if ("search" in outcome) found.push(outcome);
  }
  const retry = () => carryOutSearchIntents(store, uid, showSearches);
  if (full.length > 0) {
    const saved = found.filter(({ status }) => status === "saved");
    const text = [
      ...saved.map(({ search }) => `Saved: “${search.name}”.`),
      describeFull(full),
      ...(failed.length > 0 ? [describeFailed(failed)] : []),
    ].join(" ");
    // Without the dialog: it shows the plans, which nobody asked for here.
    showToast(store, { text, action: { label: "Your searches", run: showSearches } });
  } else if (failed.length > 0) offerRetry(store, describeFailed(failed), retry);
  else await notifyAllSaved(store, found);
}

async function saveOnce(
  store: Store,
  draft: SearchDraft,
  { isTheirs, isFull }: { isTheirs: () => boolean; isFull: boolean },
): Promise<Outcome> {
  const search = await findSaved(store, draft);
  if (!isTheirs()) return { status: "failed" };
  if (search) return { status: "old", search };
  return isFull ? { status: "full" } : saveSearch(store, draft);
}

async function notifyAllSaved(
  store: Store,
  saved: readonly (Outcome & { readonly search: SavedSearch })[],
): Promise<void> {
  const [only, ...others] = saved;
  if (only === undefined) return;
  if (others.length > 0) showToast(store, { text: `${saved.length} searches are now saved.` });
  else if (only.status === "old") notifySavedBefore(store, only.search);
  else await notifySaved(store, only.search);
}

function describeFull(drafts: readonly SearchDraft[]): string {
  const names = drafts.map(({ name }) => `“${name}”`);
  const what = names.length > MAX_NAMED ? `${names.length} searches` : LIST.format(names);
  return `${what} ${names.length === 1 ? "is" : "are"} not saved: you’ve reached your limit of saved searches.`;
}

function describeFailed(drafts: readonly SearchDraft[]): string {
  const [only, ...others] = drafts.map(({ name }) => name);
  return others.length === 0
    ? `The search “${only}” could not be saved.`
    : `${drafts.length} searches could not be saved.`;
}
