import { atom, useStore } from "jotai";
import { useCallback } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import { usePush } from "../../ui/push-provider.tsx";
import type { Store } from "../../ui/store.ts";
import { dismissToast, offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { jobListsAtom, setListed } from "./job-lists-atoms.ts";
import type { ListChange } from "./list-intents.ts";

const LISTED = { saved: "saved", applied: "marked as applied" } as const;

/** `signed-out`: nothing was done; the user has to log in first. */
export type ListChangeOutcome = "done" | "failed" | "signed-out";

/** The last change the user made on this page. */
export const lastRequestAtom = atom<ListChange>();

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
  await notifyFailure(store, request);
  return "failed";
}

/** Says that a change is done, with Undo. */
export function notifyDone(store: Store, request: ListChange) {
  const undo = () => {
    showToast(store, { text: "Undone." });
    void changeJobList(store, { ...request, isListed: !request.isListed }, { isShown: false });
  };
  return showToast(store, { text: describeDone(request), action: { label: "Undo", run: undo } });
}

async function notifyFailure(store: Store, request: ListChange) {
  const last = store.get(lastRequestAtom);
  const isAboutTheSame = last?.kind === request.kind && last.job.firestoreId === request.job.firestoreId;
  // A newer change for the same job reports its own outcome.
  if (last !== request && isAboutTheSame) return;
  const full = await describeFull(store, request);
  if (full) showToast(store, { text: full });
  else offerRetry(store, describeFailure(request), () => changeJobList(store, request));
}

/** Why the list of a change that failed is full, if it is. */
export async function describeFull(store: Store, request: ListChange): Promise<string | undefined> {
  // Lists are rarely full, so the message is loaded on demand; offline it may not load.
  const words = request.isListed ? await import("./describe-full-list.ts").catch(() => undefined) : undefined;
  return words?.describeFullList(store.get(jobListsAtom), request.kind);
}

/** A notice of success. */
function describeDone({ kind, job, isListed }: ListChange): string {
  return `“${job.title}” is ${isListed ? "now" : "no longer"} ${LISTED[kind]}.`;
}

/** A notice of failure. */
export function describeFailure({ kind, job, isListed }: ListChange): string {
  return `“${job.title}” ${isListed ? "could not be" : "is still"} ${LISTED[kind]}.`;
}

/** A click handler's list change: signed-out users sign up or log in first, and find it done when they return. */
export function useChangeJobList() {
  const push = usePush();
  const store = useStore();
  return useCallback(
    async (request: ListChange, options?: { isShown?: boolean }) => {
      if ((await changeJobList(store, request, options)) !== "signed-out") return;
      try {
        (await import("./list-intents.ts")).changeAfterSignIn(request, push);
      } catch {
        showToast(store, { text: "That didn’t work. Try again." });
      }
    },
    [push, store],
  );
}
