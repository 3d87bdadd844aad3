import type { RecommendedJobs } from "@farwork/data";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";
import { DASHBOARD_ITEMS } from "./dashboard-items.ts";

/** The user's recommended jobs. `newest`: the recommendations failed, and these replace them. */
export type Recommended =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "ready";
      readonly kind: RecommendedJobs["kind"];
      readonly jobs: RecommendedJobs["jobs"];
    };

const shownAtom = atom<Recommended>({ status: "loading" });
const lastRequestAtom = atom(0);

export const recommendedAtom = atom((get) => get(shownAtom));

/** Loads the user's recommendations, or reloads them; loading until the user is known. */
export async function fetchRecommended(store: Store): Promise<void> {
  const request = store.get(lastRequestAtom) + 1;
  store.set(lastRequestAtom, request);
  store.set(shownAtom, { status: "loading" });
  const { status } = store.get(sessionAtom);
  if (status === "loading") return;
  const found: Recommended = status === "signed-in" ? await requestRecommended(store) : { status: "failed" };
  // Ignore an outdated answer, or one for another user.
  if (store.get(lastRequestAtom) === request) store.set(shownAtom, found);
}

async function requestRecommended(store: Store): Promise<Recommended> {
  try {
    const data = await store.get(browserDataAtom).load();
    const { jobs, kind, error } = await data.getRecommendedJobs(DASHBOARD_ITEMS);
    return error ? { status: "failed" } : { status: "ready", kind, jobs };
  } catch {
    return { status: "failed" };
  }
}
