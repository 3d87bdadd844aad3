"use client";

import { useStore } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { whenVisible } from "../../ui/when-visible.ts";
import { type SaveOutcome, saveSearch } from "./change-searches.ts";
import type { SearchDraft } from "./name-search.ts";
import { searchIntents } from "./search-intents.ts";
import { findSaved, notifySaved, notifySavedBefore, takeTurn } from "./toggle-saved-search.ts";

const MAX_NAMED = 3;
const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** Saves the searches that the user wanted to save before signing in. */
export function useSearchIntents(): void {
  const store = useStore();
  const router = useRouter();
  useEffect(() => {
    const soon = setTimeout(() => void carryOutSearchIntents(store, () => router.push("/searches")));
    return () => clearTimeout(soon);
  }, [store, router]);
}

/** Saves them in order and reports all of it at once. What fails stays stored for a retry, or the next page. */
async function carryOutSearchIntents(store: Store, showSearches: () => void): Promise<void> {
  await whenVisible();
  searchIntents.prune(Date.now());
  const drafts = searchIntents.read(Date.now());
  const saved: Saved[] = [];
  const failed: SearchDraft[] = [];
  for (const [at, draft] of drafts.entries()) {
    const outcome = await takeTurn(store, () => saveOnce(store, draft));
    if (store.get(sessionAtom).status === "signed-out") return;
    if (outcome.status === "full") {
      const done = saved.map(({ search }) => `Saved: “${search.name}”.`);
      const left = [...failed, ...drafts.slice(at)];
      // No retry makes room.
      for (const each of left) searchIntents.remove(each, Date.now());
      const text = [...done, describeFull(left)].join(" ");
      // Without the dialog: it shows the plans, which nobody asked for here.
      showToast(store, { text, action: { label: "Your searches", run: showSearches } });
      return;
    }
    if (outcome.status === "saved") {
      searchIntents.remove(draft, Date.now());
      saved.push(outcome);
    } else failed.push(draft);
  }
  if (failed.length > 0)
    offerRetry(store, describeFailed(failed), () => carryOutSearchIntents(store, showSearches));
  else await notifyAllSaved(store, saved);
}

/** `isOld`: it was saved before. */
type Saved = Extract<SaveOutcome, { status: "saved" }> & { readonly isOld?: true };

async function saveOnce(store: Store, draft: SearchDraft): Promise<SaveOutcome | Saved> {
  const search = await findSaved(store, draft);
  return search ? { status: "saved", search, isOld: true } : saveSearch(store, draft);
}

async function notifyAllSaved(store: Store, saved: readonly Saved[]): Promise<void> {
  const [only, ...others] = saved;
  if (only === undefined) return;
  if (others.length > 0) showToast(store, { text: `${saved.length} searches are now saved.` });
  else if (only.isOld) notifySavedBefore(store, only.search);
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
