import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { whenVisible } from "../../ui/when-visible.ts";
import { describeFailure, describeFull, notifyDone } from "./change-job-list.ts";
import { setListed } from "./job-lists-atoms.ts";
import { type ListChange, listIntents } from "./list-intents.ts";

/**
 * Runs what the user asked for before they signed in, and reports all of it at once. What fails stays stored for a
 * retry, or the next page. Loaded on demand, since most visitors have nothing pending.
 */
export async function carryOutListIntents(store: Store): Promise<void> {
  await whenVisible();
  listIntents.prune(Date.now());
  const requests = listIntents.read(Date.now());
  const outcomes = await Promise.all(
    requests.map(async (request) => ({ request, isDone: await carryOut(store, request) })),
  );
  if (store.get(sessionAtom).status === "signed-out") return;
  const failed = outcomes.flatMap(({ request, isDone }) => (isDone ? [] : [request]));
  if (failed.length > 0) await notifyFailures(store, failed);
  else if (requests.length > 1)
    showToast(store, { text: `${requests.length} jobs are now in your account.` });
  else if (requests[0]) notifyDone(store, requests[0]);
}

async function carryOut(store: Store, request: ListChange): Promise<boolean> {
  const { kind, job, isListed } = request;
  const isDone = await setListed(store, { kind, jobId: job.firestoreId }, isListed);
  if (isDone) listIntents.remove(request, Date.now());
  return isDone;
}

async function notifyFailures(store: Store, failed: readonly ListChange[]): Promise<void> {
  const [first, ...others] = failed;
  if (first === undefined) return;
  const full = await describeFull(store, first);
  if (full !== undefined) {
    // No retry makes room.
    for (const request of failed) listIntents.remove(request, Date.now());
    showToast(store, { text: full });
    return;
  }
  const text = others.length === 0 ? describeFailure(first) : `${failed.length} jobs could not be saved.`;
  offerRetry(store, text, () => carryOutListIntents(store));
}
