import type { AlertFrequency, SavedSearch } from "@farwork/domain";
import { type Atom, atom } from "jotai";

import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { loadMailPreferences, mailPreferencesAtom } from "../alerts/mail-preferences-atoms.ts";
import {
  deleteSearch,
  loadSearches,
  saveSearch,
  type SearchToSave,
  updateSearch,
} from "./change-searches.ts";
import { nameQuery, type SearchDraft } from "./name-search.ts";
import { savedSearchesAtom, searchUnderEditAtom, searchOverLimitAtom } from "./saved-searches-atoms.ts";
import { searchIntents } from "./search-intents.ts";

/** `signed-out`: nothing was done; the user has to log in first. */
export type ToggleOutcome = "done" | "failed" | "signed-out";

const HOW_OFTEN: Readonly<Record<AlertFrequency, string>> = {
  instant: "within the hour",
  daily: "once a day",
  weekly: "once a week",
};

// Serialises clicks, because a click may depend on the last one's outcome.
const isTogglingAtom = atom(false);

/**
 * Saves or deletes a search once the session is known, and notifies the user: with Undo, with a retry on failure, or
 * with a dialog at the plan's limit. Never rejects.
 */
export async function toggleSavedSearch(
  store: Store,
  draft: SearchDraft,
  isSaved: boolean,
): Promise<ToggleOutcome> {
  return takeTurn(store, () => toggle(store, draft, isSaved));
}

/** Runs `act` once the session is known and earlier clicks are done. */
export async function takeTurn<Outcome>(store: Store, act: () => Promise<Outcome>): Promise<Outcome> {
  while (store.get(sessionAtom).status === "loading") await nextChange(store, sessionAtom);
  while (store.get(isTogglingAtom)) await nextChange(store, isTogglingAtom);
  store.set(isTogglingAtom, true);
  try {
    return await act();
  } finally {
    store.set(isTogglingAtom, false);
  }
}

async function nextChange(store: Store, changing: Atom<unknown>): Promise<void> {
  const changed = Promise.withResolvers<void>();
  const stop = store.sub(changing, changed.resolve);
  await changed.promise;
  stop();
}

async function toggle(store: Store, draft: SearchDraft, isSaved: boolean): Promise<ToggleOutcome> {
  const session = store.get(sessionAtom);
  if (session.status === "signed-out") return "signed-out";
  // This click replaces what the user wanted before signing in, if that has failed until now.
  if (session.status === "signed-in") searchIntents.remove(draft, Date.now(), session.account.uid);
  const before = await findSaved(store, draft);
  if (!isSaved) return before ? dropSearch(store, before) : "done";
  if (!before) return keepSearch(store, draft);
  notifySavedBefore(store, before);
  return "done";
}

export function notifySavedBefore(store: Store, { name }: SavedSearch): void {
  showToast(store, { text: `You already saved this as “${name}”.` });
}

/** The user's saved search with the same query, if any. */
export async function findSaved(store: Store, draft: SearchDraft): Promise<SavedSearch | undefined> {
  await loadSearches(store);
  const known = store.get(savedSearchesAtom);
  return known.status === "ready" ? known.searches.find(({ query }) => query === draft.query) : undefined;
}

async function keepSearch(store: Store, draft: SearchToSave): Promise<ToggleOutcome> {
  const outcome = await saveSearch(store, draft);
  if (outcome.status === "saved") {
    await notifySaved(store, outcome.search);
    return "done";
  }
  if (outcome.status === "full") {
    store.set(searchOverLimitAtom, draft);
    return "done";
  }
  offerRetry(store, `The search “${draft.name}” could not be saved.`, () => keepSearch(store, draft));
  return "failed";
}

/** Says that a search is saved and whether its mail will come, with Undo. */
export async function notifySaved(store: Store, search: SavedSearch): Promise<void> {
  await loadMailPreferences(store);
  const isSilent = Object.keys(store.get(mailPreferencesAtom)).length > 0;
  showToast(store, {
    text: isSilent
      ? `Saved: “${search.name}”. Alerts are off at the moment: see Saved searches for why.`
      : describeSaved(search, store.get(sessionAtom)),
    action: { label: "Undo", run: () => void deleteSearch(store, search) },
  });
}

async function dropSearch(store: Store, search: SavedSearch): Promise<ToggleOutcome> {
  if (await deleteSearch(store, search)) {
    const undo = () => void keepSearch(store, search);
    showToast(store, {
      text: `No longer saved: “${search.name}”.`,
      action: { label: "Undo", run: undo },
    });
    return "done";
  }
  const failure = `“${search.name}” is still saved: our server did not answer.`;
  offerRetry(store, failure, () => dropSearch(store, search));
  return "failed";
}

/** Replaces a saved search's filters by those of the listing, with Undo. Keeps a name the user chose. */
export async function replaceSearchFilters(store: Store, search: SavedSearch, draft: SearchDraft) {
  const { name: before, query } = search;
  const name = before === nameQuery(query) ? draft.name : before;
  const isDone = await updateSearch(store, search, { query: draft.query, name });
  if (!isDone) {
    offerRetry(store, `“${before}” could not be changed.`, () => replaceSearchFilters(store, search, draft));
    return;
  }
  store.set(searchUnderEditAtom, undefined);
  const changed = { ...search, name, query: draft.query };
  const undo = () => void updateSearch(store, changed, { name: before, query });
  showToast(store, { text: `Changed: “${name}”.`, action: { label: "Undo", run: undo } });
}

function describeSaved({ name, frequency, isPaused }: SavedSearch, session: Session): string {
  if (isPaused) return `Saved: “${name}”. It is paused and sends no email.`;
  const needsConfirming = session.status === "signed-in" && session.account.isEmailConfirmed !== true;
  return needsConfirming
    ? `Saved: “${name}”. Confirm your email to start alerts.`
    : `Saved: “${name}”. New jobs are emailed ${HOW_OFTEN[frequency]}.`;
}
