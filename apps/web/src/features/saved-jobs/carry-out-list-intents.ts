import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { offerRetry, showToast } from "../../ui/toast-atoms.ts";
import { whenVisible } from "../../ui/when-visible.ts";
import { describeFailure, describeFull, notifyDone } from "./change-job-list.ts";
import { setListed } from "./job-lists-atoms.ts";
import { type ListChange, listIntents } from "./list-intents.ts";

/**
 * Runs what `uid` asked for before they signed in, and reports all of it at once. What fails stays stored for a retry, or
 * the next page. Loaded on demand, since most visitors have nothing pending.
 */
export async function carryOutListIntents(store: Store, uid: string): Promise<void> {
  const isTheirs = () => {
    const session = store.get(sessionAtom);
    return session.status === "signed-in" && session.account.uid === uid;
  };
  await whenVisible();
  if (!isTheirs()) return;
  listIntents.prune(Date.now());
  const requests = listIntents.read(Date.now());
  const outcomes = await Promise.all(
    requests.map(async (request) => ({ request, isDone: await carryOut(store, request) })),
  );
  if (!isTheirs()) return;
  const failed = outcomes.flatMap(({ request, isDone }) => (isDone ? [] : [request]));
  if (failed.length > 0) await notifyFailures(store, failed, () => carryOutListIntents(store, uid));
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

async function notifyFailures(
  store: Store,
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
      listIntents.remove(request, Date.now());
    }
  }
  const [first, ...more] = others;
  if (first)
    texts.add(more.length === 0 ? describeFailure(first) : `${others.length} changes could not be saved.`);
  const text = [...texts].join(" ");
  if (first) offerRetry(store, text, retry);
  else showToast(store, { text });
}
