import type { AlertFrequency, SavedSearch } from "@farwork/domain";
import { atom } from "jotai";

import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { offerRetry, showNotice } from "../../ui/passing-notice-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { loadMailPreferences, mailPreferencesAtom } from "../alerts/mail-preferences-atoms.ts";
import {
  deleteSearch,
  loadSearches,
  saveSearch,
  type SearchToSave,
  updateSearch,
} from "./change-searches-atoms.ts";
import { nameQuery, type SearchWish } from "./name-search.ts";
import { savedSearchesAtom, searchUnderEditAtom, unplacedSearchAtom } from "./saved-searches-atoms.ts";

/** `signed-out`: nothing was done, for that the person must log in first. */
export type PressOutcome = "done" | "failed" | "signed-out";

const HOW_OFTEN: Readonly<Record<AlertFrequency, string>> = {
  instant: "within the hour",
  daily: "once a day",
  weekly: "once a week",
};

// One press is done before the next begins, whose answer may hang on it. Wrapped: jotai waits for a bare promise.
const lastPressAtom = atom<{ readonly done: Promise<unknown> }>({ done: Promise.resolve() });

/**
 * Saves a search, or deletes it, once it is known who is here, and tells the person: with a way back, with another try
 * where it failed, and in a dialog where their plan has no room. Never rejects.
 */
export async function pressSearch(store: Store, wish: SearchWish, isSaved: boolean): Promise<PressOutcome> {
  await untilSessionKnown(store);
  const pressed = store.get(lastPressAtom).done.then(() => answerPress(store, wish, isSaved));
  store.set(lastPressAtom, { done: pressed });
  return pressed;
}

async function untilSessionKnown(store: Store): Promise<void> {
  if (store.get(sessionAtom).status !== "loading") return;
  const known = Promise.withResolvers<void>();
  const stop = store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).status !== "loading") known.resolve();
  });
  await known.promise;
  stop();
}

async function answerPress(store: Store, wish: SearchWish, isSaved: boolean): Promise<PressOutcome> {
  const session = store.get(sessionAtom);
  if (session.status === "signed-out") return "signed-out";
  await loadSearches(store);
  const known = store.get(savedSearchesAtom);
  const before =
    known.status === "ready" ? known.searches.find(({ query }) => query === wish.query) : undefined;
  if (!isSaved) return before ? dropSearch(store, before) : "done";
  if (!before) return keepSearch(store, wish);
  showNotice(store, { text: `You have saved this already, as “${before.name}”.` });
  return "done";
}

async function keepSearch(store: Store, wish: SearchToSave): Promise<PressOutcome> {
  const outcome = await saveSearch(store, wish);
  if (outcome.status === "saved") {
    const { search } = outcome;
    const undo = () => void deleteSearch(store, search);
    await loadMailPreferences(store);
    const isSilent = Object.keys(store.get(mailPreferencesAtom)).length > 0;
    showNotice(store, {
      text: isSilent
        ? `Saved: “${search.name}”. No mail is sent to you just now: your searches say why.`
        : describeSaved(search, store.get(sessionAtom)),
      action: { label: "Undo", run: undo },
    });
    return "done";
  }
  if (outcome.status === "full") {
    store.set(unplacedSearchAtom, wish);
    return "done";
  }
  offerRetry(store, `The search “${wish.name}” could not be saved.`, () => keepSearch(store, wish));
  return "failed";
}

async function dropSearch(store: Store, search: SavedSearch): Promise<PressOutcome> {
  if (await deleteSearch(store, search)) {
    const undo = () => void keepSearch(store, search);
    showNotice(store, {
      text: `No longer saved: “${search.name}”.`,
      action: { label: "Undo", run: undo },
    });
    return "done";
  }
  const failure = `“${search.name}” is still saved: our server did not answer.`;
  offerRetry(store, failure, () => dropSearch(store, search));
  return "failed";
}

/** Gives a saved search the filters of the listing that is shown, with the way back. A name its person gave it stays. */
export async function refitSearch(store: Store, search: SavedSearch, wish: SearchWish) {
  const { name: before, query } = search;
  const name = before === nameQuery(query) ? wish.name : before;
  const isDone = await updateSearch(store, search, { query: wish.query, name });
  if (!isDone) {
    offerRetry(store, `“${before}” could not be changed.`, () => refitSearch(store, search, wish));
    return;
  }
  store.set(searchUnderEditAtom, undefined);
  const changed = { ...search, name, query: wish.query };
  const undo = () => void updateSearch(store, changed, { name: before, query });
  showNotice(store, { text: `Changed: “${name}”.`, action: { label: "Undo", run: undo } });
}

function describeSaved({ name, frequency, isPaused }: SavedSearch, session: Session): string {
  if (isPaused) return `Saved: “${name}”. It is paused, and sends no mail.`;
  const needsConfirming = session.status === "signed-in" && session.account.isEmailConfirmed !== true;
  return needsConfirming
    ? `Saved: “${name}”. Its mail begins when you have followed the link we sent you.`
    : `Saved: “${name}”. New jobs come by mail, ${HOW_OFTEN[frequency]}.`;
}
