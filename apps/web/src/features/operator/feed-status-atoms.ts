import type { FeedStatus } from "@farwork/domain";
import { atom } from "jotai";

import { browserDataAtom } from "../../platform/backend/browser-data.ts";
import { sessionAtom } from "../../platform/session/session-atoms.ts";
import type { Store } from "../../ui/store.ts";

/** Where every feed stood at a moment, for an operator. `forbidden`: whoever is here is none. */
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

/** Reads where feeds stand, also again, at a moment; until it is known who is here, that is loading. */
export async function readFeeds(store: Store, now: () => Date): Promise<void> {
  const request = store.get(lastRequestAtom) + 1;
  store.set(lastRequestAtom, request);
  store.set(shownAtom, { status: "loading" });
  const { status } = store.get(sessionAtom);
  if (status === "loading") return;
  const found: ShownFeeds = status === "signed-in" ? await store.get(askAtom)(now) : { status: "failed" };
  // An answer nobody waits for any more: it was asked for again, or for somebody else.
  if (store.get(lastRequestAtom) === request) store.set(shownAtom, found);
}

const askAtom = atom((get) => async (now: () => Date): Promise<ShownFeeds> => {
  try {
    const { feeds, moreFeeds } = await (await get(browserDataAtom).load()).readIngestStatus();
    return { status: "ready", feeds, moreFeeds, at: now() };
  } catch (error) {
    return { status: isForbidden(error) ? "forbidden" : "failed" };
  }
});

// By its code: the data package's own class would come into the page with all of Firebase.
const isForbidden = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "permission-denied";
