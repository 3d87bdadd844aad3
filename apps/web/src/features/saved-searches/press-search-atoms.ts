import type { AlertFrequency, SavedSearch } from "@farwork/domain";
import { atom } from "jotai";

import { type Session, sessionAtom } from "../../platform/session/session-atoms.ts";
import { showNoticeAtom } from "../../ui/passing-notice-atoms.ts";
import { loadMailPreferencesAtom, mailPreferencesAtom } from "../alerts/mail-preferences-atoms.ts";
import {
  deleteSearchAtom,
  loadSearchesAtom,
  saveSearchAtom,
  type SearchToSave,
  updateSearchAtom,
} from "./change-searches-atoms.ts";
import { nameQuery, type SearchWish } from "./name-search.ts";
import { offerRetryAtom } from "./offer-retry-atoms.ts";
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
 * Has a listing saved, or no longer, as a click asks, and tells the person: with a way back, with another try where it
 * failed, and in a dialog where their plan has no room. Never rejects.
 */
export const pressSearchAtom = atom(
  null,
  async (get, set, wish: SearchWish, isSaved: boolean): Promise<PressOutcome> => {
    const pressed = get(lastPressAtom).done.then(() => set(answerPressAtom, wish, isSaved));
    set(lastPressAtom, { done: pressed });
    return pressed;
  },
);

const answerPressAtom = atom(
  null,
  async (get, set, wish: SearchWish, isSaved: boolean): Promise<PressOutcome> => {
    const session = get(sessionAtom);
    if (session.status === "signed-out") return "signed-out";
    await set(loadSearchesAtom);
    const known = get(savedSearchesAtom);
    const before =
      known.status === "ready" ? known.searches.find(({ query }) => query === wish.query) : undefined;
    if (!isSaved) return before ? set(dropAtom, before) : "done";
    if (!before) return set(keepAtom, wish);
    set(showNoticeAtom, { text: `You have saved this already, as “${before.name}”.` });
    return "done";
  },
);

const keepAtom = atom(null, async (get, set, wish: SearchToSave): Promise<PressOutcome> => {
  const outcome = await set(saveSearchAtom, wish);
  if (outcome.status === "saved") {
    const { search } = outcome;
    const undo = () => void set(deleteSearchAtom, search);
    await set(loadMailPreferencesAtom);
    const isSilent = Object.keys(get(mailPreferencesAtom)).length > 0;
    set(showNoticeAtom, {
      text: isSilent
        ? `Saved: “${search.name}”. No mail is sent to you just now: your searches say why.`
        : describeSaved(search, get(sessionAtom)),
      action: { label: "Undo", run: undo },
    });
    return "done";
  }
  if (outcome.status === "full") {
    set(unplacedSearchAtom, wish);
    return "done";
  }
  set(offerRetryAtom, `The search “${wish.name}” could not be saved.`, (retry) => retry(keepAtom, wish));
  return "failed";
});

const dropAtom = atom(null, async (_get, set, search: SavedSearch): Promise<PressOutcome> => {
  if (await set(deleteSearchAtom, search)) {
    const undo = () => void set(keepAtom, search);
    set(showNoticeAtom, {
      text: `No longer saved: “${search.name}”.`,
      action: { label: "Undo", run: undo },
    });
    return "done";
  }
  const failure = `“${search.name}” is still saved: our server did not answer.`;
  set(offerRetryAtom, failure, (retry) => retry(dropAtom, search));
  return "failed";
});

/** Gives a saved search the filters of the listing that is shown, with the way back. A name its person gave it stays. */
export const refitSearchAtom = atom(null, async (_get, set, search: SavedSearch, wish: SearchWish) => {
  const { name: before, query } = search;
  const name = before === nameQuery(query) ? wish.name : before;
  const isDone = await set(updateSearchAtom, search, { query: wish.query, name });
  if (!isDone) {
    set(offerRetryAtom, `“${before}” could not be changed.`, (retry) => retry(refitSearchAtom, search, wish));
    return;
  }
  set(searchUnderEditAtom, undefined);
  const changed = { ...search, name, query: wish.query };
  const undo = () => void set(updateSearchAtom, changed, { name: before, query });
  set(showNoticeAtom, { text: `Changed: “${name}”.`, action: { label: "Undo", run: undo } });
});

function describeSaved({ name, frequency, isPaused }: SavedSearch, session: Session): string {
  if (isPaused) return `Saved: “${name}”. It is paused, and sends no mail.`;
  const needsConfirming = session.status === "signed-in" && session.account.isEmailConfirmed !== true;
  return needsConfirming
    ? `Saved: “${name}”. Its mail begins when you have followed the link we sent you.`
    : `Saved: “${name}”. New jobs come by mail, ${HOW_OFTEN[frequency]}.`;
}
