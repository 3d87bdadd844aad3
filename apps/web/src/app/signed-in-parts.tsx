"use client";

import { useHiddenShared } from "../features/alerts/use-hidden-shared.ts";
import { NoRoomDialog } from "../features/saved-searches/no-room-dialog.tsx";
import { useRememberedSearches } from "../features/saved-searches/use-remembered-searches.ts";

/** What goes on beside the pages for `uid`, who is signed in. */
export function SignedInParts({ uid }: { uid: string }) {
  useRememberedSearches();
  useHiddenShared(uid);
  return <NoRoomDialog />;
}
