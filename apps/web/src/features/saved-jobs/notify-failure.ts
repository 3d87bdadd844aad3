import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { jobListsAtom, lastRequestAtom } from "./job-lists-atoms.ts";
import { LISTED_AS } from "./job-lists.ts";
import type { ListChange } from "./list-intents.ts";

/** Says that a change failed, and why or with a retry. */
export async function notifyFailure(store: Store, request: ListChange, retry: () => unknown) {
  const last = store.get(lastRequestAtom);
  const isAboutTheSame = last?.kind === request.kind && last.job.firestoreId === request.job.firestoreId;
  // A newer change for the same job reports its own outcome.
  if (last !== request && isAboutTheSame) return;
  const full = await describeFull(store, request);
  if (full) showToast(store, { text: full });
  else offerRetry(store, describeFailure(request), retry);
}

/** Why the list of a change that failed is full, if it is. */
export async function describeFull(store: Store, request: ListChange): Promise<string | undefined> {
  // Lists are rarely full, so the message is loaded on demand; offline it may not load.
  const words = request.isListed ? await import("./describe-full-list.ts").catch(() => undefined) : undefined;
  return words?.describeFullList(store.get(jobListsAtom), request.kind);
}

/** A notice of failure. */
export function describeFailure({ kind, job, isListed }: ListChange): string {
  return `“${job.title}” ${isListed ? "could not be" : "is still"} ${LISTED_AS[kind]}.`;
}
