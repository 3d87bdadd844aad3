import { atom, useStore } from "jotai";
import { useRouter } from "next/navigation";
import { useCallback } from "react";

import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { dismissToast, showToast } from "../../ui/toast-atoms.ts";
import { jobListsAtom, setListed } from "./job-lists-atoms.ts";
import type { ListChange } from "./list-intents.ts";

const LISTED = { saved: "saved", applied: "marked as applied" } as const;

/** `signed-out`: nothing was done; the person has to log in first. */
export type ListChangeOutcome = "done" | "failed" | "signed-out";

const lastRequestAtom = atom<ListChange>();

/**
 * Saves a job or marks it as applied, or undoes that, and tells the person: at once, with an undo, and with a retry if it
 * fails. `isTold: false` leaves the first notice out where the page itself shows the change. What is shown meanwhile,
 * written and rolled back is in `sync-queue.ts`.
 */
export async function changeJobList(
  store: Store,
  request: ListChange,
  { isTold = true } = {},
): Promise<ListChangeOutcome> {
  store.set(lastRequestAtom, request);
  const entry = { kind: request.kind, jobId: request.job.firestoreId };
  const tell = () => (isTold ? notifyDone(store, request) : undefined);
  const isKnown = store.get(sessionAtom).status === "signed-in";
  const writing = setListed(store, entry, request.isListed);
  // Who is not known yet may have to log in first: nothing to tell before that is settled.
  const told = isKnown ? tell() : undefined;
  if (await writing) {
    if (!isKnown) tell();
    return "done";
  }
  if (store.get(sessionAtom).status === "signed-out") {
    if (told !== undefined) dismissToast(store, told);
    return "signed-out";
  }
  await notifyFailure(store, request);
  return "failed";
}

function notifyDone(store: Store, request: ListChange) {
  const undo = () => {
    showToast(store, { text: "Undone." });
    void changeJobList(store, { ...request, isListed: !request.isListed }, { isTold: false });
  };
  return showToast(store, { text: describeDone(request), action: { label: "Undo", run: undo } });
}

async function notifyFailure(store: Store, request: ListChange) {
  const last = store.get(lastRequestAtom);
  const isAboutTheSame = last?.kind === request.kind && last.job.firestoreId === request.job.firestoreId;
  // A newer change for the same job will tell how it ended itself.
  if (last !== request && isAboutTheSame) return;
  // Lists are rarely full, so this text is loaded on demand; offline it may not arrive.
  const words = request.isListed ? await import("./describe-full-list.ts").catch(() => undefined) : undefined;
  const full = words?.describeFullList(store.get(jobListsAtom), request.kind);
  const retry = () => void changeJobList(store, request);
  showToast(
    store,
    full ? { text: full } : { text: describeFailure(request), action: { label: "Try again", run: retry } },
  );
}

/** Somebody went to apply: asks them to say so when they have. Nothing is listed unless they do. */
export function promptApplied(store: Store, job: ListChange["job"]) {
  const entries = store.get(jobListsAtom);
  if (entries.status === "signed-out" || entries.listed.has(`applied:${job.firestoreId}`)) return;
  const apply = () => void changeJobList(store, { kind: "applied", job, isListed: true });
  showToast(store, {
    text: `Did you apply for “${job.title}”?`,
    action: { label: "Mark as applied", run: apply },
  });
}

/** What was done, as a notice says it. */
function describeDone({ kind, job, isListed }: ListChange): string {
  return `“${job.title}” is ${isListed ? "now" : "no longer"} ${LISTED[kind]}.`;
}

/** What could not be done. */
function describeFailure({ kind, job, isListed }: ListChange): string {
  return `“${job.title}” ${isListed ? "could not be" : "is still"} ${LISTED[kind]}.`;
}

/** Changes a list as a click asks; whoever is signed out signs up or logs in first, and comes back to find it done. */
export function useChangeJobList() {
  const router = useRouter();
  const store = useStore();
  return useCallback(
    async (request: ListChange, options?: { isTold?: boolean }) => {
      if ((await changeJobList(store, request, options)) !== "signed-out") return;
      try {
        (await import("./require-account.ts")).requireAccount(request, router);
      } catch {
        showToast(store, { text: "That didn’t work. Try again." });
      }
    },
    [router, store],
  );
}
