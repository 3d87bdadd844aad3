"use client";

import { NoRoomDialog } from "../saved-searches/no-room-dialog.tsx";
import { useRememberedSearches } from "../saved-searches/use-remembered-searches.ts";
import { useHiddenShared } from "./use-hidden-shared.ts";

/** What goes on beside the pages for `uid`, who is signed in. */
export function SignedInParts({ uid }: { uid: string }) {
  useRememberedSearches();
  useHiddenShared(uid);
  return <NoRoomDialog />;
}
