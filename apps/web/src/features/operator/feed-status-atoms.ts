import type { FeedStatus } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";

/** The status of every feed at a moment. `forbidden`: the user is not an operator. */
export type ShownFeeds =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "forbidden" }
  | {
      readonly status: "ready";
      readonly feeds: readonly FeedStatus[];
      readonly moreFeeds: number;
      readonly at: Date;
    };

const shownAtom = atom<ShownFeeds>({ status: "loading" });
const lastRequestAtom = atom(0);

export const shownFeedsAtom = atom((get) => get(shownAtom));

/** Loads or reloads the feeds' status; loading until the user is known. */
export async function readFeeds(store: Store, now: () => Date): Promise<void> {
  const request = store.get(lastRequestAtom) + 1;
  store.set(lastRequestAtom, request);
  store.set(shownAtom, { status: "loading" });
  const { status } = store.get(sessionAtom);
  if (status === "loading") return;
  const found: ShownFeeds = status === "signed-in" ? await requestFeeds(store, now) : { status: "failed" };
  // Ignore an outdated answer, or one for another user.
  if (store.get(lastRequestAtom) === request) store.set(shownAtom, found);
}

async function requestFeeds(store: Store, now: () => Date): Promise<ShownFeeds> {
  try {
    const { feeds, moreFeeds } = await (await store.get(browserDataAtom).load()).readIngestStatus();
    return { status: "ready", feeds, moreFeeds, at: now() };
  } catch (error) {
    return { status: isForbidden(error) ? "forbidden" : "failed" };
  }
}

// Checks the code, because importing the class would bring all of Firebase into the page.
const isForbidden = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "permission-denied";
