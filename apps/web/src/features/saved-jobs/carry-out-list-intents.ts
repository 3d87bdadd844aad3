import type { Store } from "../../ui/store.ts";
import { showToast } from "../../ui/toast-atoms.ts";
import { changeJobList } from "./change-job-list.ts";
import { listIntents } from "./list-intents.ts";

/**
 * Runs what the user asked for before they signed in, and reports all of it at once. Loaded on demand, since most
 * visitors have nothing pending.
 */
export async function carryOutListIntents(store: Store): Promise<void> {
  const requests = listIntents.take(Date.now());
  const [only, ...others] = requests;
  if (only === undefined) return;
  if (others.length === 0) {
    await changeJobList(store, only);
    return;
  }
  const outcomes = await Promise.all(
    requests.map((request) => changeJobList(store, request, { isShown: false })),
  );
  if (outcomes.every((outcome) => outcome === "done"))
    showToast(store, { text: `${requests.length} jobs are now in your account.` });
}
