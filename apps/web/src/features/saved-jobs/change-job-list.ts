import { useStore } from "jotai";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { usePush } from "../../ui/push-provider.tsx";
import type { Store } from "../../ui/store.ts";
import { dismissToast, showToast } from "../../ui/toast-atoms.ts";
import { lastRequestAtom, setListed } from "./job-lists-atoms.ts";
import { LISTED_AS } from "./job-lists.ts";
import type { ListChange } from "./list-intents.ts";
import { notifyFailure } from "./notify-failure.ts";

/** `signed-out`: nothing was done; the user has to log in first. */
export type ListChangeOutcome = "done" | "failed" | "signed-out";

/**
 * Saves a job or marks it as applied, or undoes that. Notifies the user at once with Undo, and with a retry on failure;
 * `isShown: false` skips the first notice where the page itself shows the change. `sync-queue.ts` handles the optimistic
 * state, the write and the rollback.
 */
export async function changeJobList(
  store: Store,
  request: ListChange,
  { isShown = true } = {},
): Promise<ListChangeOutcome> {
  store.set(lastRequestAtom, request);
  const entry = { kind: request.kind, jobId: request.job.firestoreId };
  const notify = () => (isShown ? notifyDone(store, request) : undefined);
  const isKnown = store.get(sessionAtom).status === "signed-in";
  const writing = setListed(store, entry, request.isListed);
  // The user may have to log in first, so wait until the session is known.
  const noticeId = isKnown ? notify() : undefined;
  if (await writing) {
    if (!isKnown) notify();
    return "done";
  }
  if (store.get(sessionAtom).status === "signed-out") {
    if (noticeId !== undefined) dismissToast(store, noticeId);
    return "signed-out";
  }
  await notifyFailure(store, request, () => changeJobList(store, request));
  return "failed";
}

/** Says that a change is done, with Undo. */
export function notifyDone(store: Store, request: ListChange) {
  const { kind, job, isListed } = request;
  const undo = () => {
    showToast(store, { text: "Undone." });
    void changeJobList(store, { ...request, isListed: !isListed }, { isShown: false });
  };
  const text = `“${job.title}” is ${isListed ? "now" : "no longer"} ${LISTED_AS[kind]}.`;
  return showToast(store, { text, action: { label: "Undo", run: undo } });
}

/** A click handler's list change: signed-out users sign up or log in first, and find it done when they return. */
export function useChangeJobList() {
  const push = usePush();
  const store = useStore();
  return async (request: ListChange, options?: { isShown?: boolean }) => {
    if ((await changeJobList(store, request, options)) !== "signed-out") return;
    try {
      (await import("./list-intents.ts")).changeAfterSignIn(request, push);
    } catch {
      showToast(store, { text: "That didn’t work. Try again." });
    }
  };
}
