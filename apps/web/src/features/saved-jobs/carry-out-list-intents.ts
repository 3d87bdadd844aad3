import { claimWhenVisible, isSignedInAs } from "../../platform/session/claim-when-visible.ts";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { notifyDone } from "./change-job-list.ts";
import { lastRequestAtom, setListed } from "./job-lists-atoms.ts";
import { type ListChange, listIntents } from "./list-intents.ts";
import { describeFailure, describeFull } from "./notify-failure.ts";

/**
 * Runs what `uid` asked for before they signed in, and reports all of it at once. What fails stays stored for a retry, or
 * the next page. Loaded on demand, since most visitors have nothing pending.
 */
export async function carryOutListIntents(store: Store, uid: string): Promise<void> {
  if (!(await claimWhenVisible(store, uid))) return;
  const isDone = () => listIntents.read(Date.now(), uid).length === 0;
  if (isDone()) return;
  const stop = letChangesReplace(store, uid);
  await carryOutAll(store, uid);
  if (isDone()) stop();
}

/** What the user changes on this page from now on replaces what they asked for before. */
function letChangesReplace(store: Store, uid: string): () => void {
  return store.sub(lastRequestAtom, () => {
    const request = store.get(lastRequestAtom);
    if (request && isSignedInAs(store, uid)) listIntents.remove(request, Date.now(), uid);
  });
}

async function carryOutAll(store: Store, uid: string): Promise<void> {
  if (!isSignedInAs(store, uid)) return;
  const requests = listIntents.read(Date.now(), uid);
  const outcomes = await Promise.all(
    requests.map(async (request) => ({ request, isDone: await carryOut(store, uid, request) })),
  );
  if (!isSignedInAs(store, uid)) return;
  const done = outcomes.flatMap(({ request, isDone }) => (isDone ? [request] : []));
  const failed = requests.filter((request) => listIntents.has(request, Date.now(), uid));
  if (failed.length > 0) await notifyFailures(store, uid, failed, () => carryOutAll(store, uid));
  else if (done.length > 1) showToast(store, { text: `${done.length} jobs are now in your account.` });
  else if (done[0]) notifyDone(store, done[0]);
}

/** Whether it is done, and was not replaced meanwhile. */
async function carryOut(store: Store, uid: string, request: ListChange): Promise<boolean> {
  const { kind, job, isListed } = request;
  const isWritten = await setListed(store, { kind, jobId: job.firestoreId }, isListed);
  if (!isWritten || !listIntents.has(request, Date.now(), uid)) return false;
  listIntents.remove(request, Date.now(), uid);
  return true;
}

async function notifyFailures(
  store: Store,
  uid: string,
  failed: readonly ListChange[],
  retry: () => Promise<void>,
): Promise<void> {
  const texts = new Set<string>();
  const others: ListChange[] = [];
  for (const request of failed) {
    const full = await describeFull(store, request);
    if (full === undefined) others.push(request);
    else {
      texts.add(full);
      // No retry makes room.
      listIntents.remove(request, Date.now(), uid);
    }
  }
  const [first, ...more] = others;
  if (first)
    texts.add(more.length === 0 ? describeFailure(first) : `${others.length} changes could not be saved.`);
  const text = [...texts].join(" ");
  if (first) offerRetry(store, text, retry);
  else showToast(store, { text });
}
